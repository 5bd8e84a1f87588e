"""Letters and digits of other scripts that a reader takes for Latin ones (after Unicode's confusables.txt, UTS #39)."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LOOKALIKES = {
    "2": "ƧϨᒿꙄꛯꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ𑣊𖼻",
    "4": "Ꮞ𑢯",
    "5": "Ƽ𑢻",
    "6": "бᏮⳒ𑣕",
    "7": "𐓒𑣆",
    "8": "Ȣȣ৪੪𐌚",
    "9": "৭੧୨൭ⳊꝮ𑢬𑣌𑣖",
    "a": "ɑΑαАаᎪᗅꓮ𐊠𖽀",
    "b": "ƀƄΒВЬᏏᏴᑲᖯᗷꓐꞴ𐊂𐊡𐌁",
    "c": "ΣςСсᏟᴄⲤⲥꓚꮯ𐊢𐌂𐐕𐐽𐔜𑣩𑣲",
    "d": "ðĐđԁᎠᏧᑯᗞᗪꓒꓓ",
    "e": "ǝɇΕЕеҽᎬⴹꓰꬲ𐊆𑢦𑢮",
    "f": "ϜքᖴẝꓝꞘꞙꬵ𐊇𐊥𐔥𑢢𑣂",
    "g": "ƍǥɡԌցᏀᏳᶃꓖ",
    "h": "ĦħΗНһհᎻᏂᕼⲎꓧ𐋏",
    "i": "ıŁłƖǀɩɪΙιІіӀӏ۱ᎥᏞᒪᛁⲒⳐⵏꓡꓲꙇꭵ𐊊𐌉𐌠𐐛𐔦𑢣𑢲𑣃𖼖𖼨",
    "j": "ɉͿϳЈјᎫᒍꓙꞲ",
    "k": "ΚКᏦᛕⲔꓗ𐔘",
    "m": "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑",
    "n": "ΝոռⲚꓠ𐔓",
    "o": "ØøΟοσОоՕօ۵०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲞⲟⵔ〇ꓳꬽ𐊒𐊫𐐄𐐬𐓂𐓪𐔖𑓐𑢵𑣈𑣗𑣠",
    "p": "ΡρРрᏢᑭⲢⲣꓑ𐊕",
    "q": "ԛգզⵕ",
    "r": "ƦɍгᎡᏒᖇᴦⲅꓣꭇꭈꮁ𐒴𖼵",
    "s": "ƽЅѕՏᏕᏚꓢꜱꮪ𐊖𐐠𐑈𑣁𖼺",
    "t": "ŦŧΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊",
    "u": "ʋυՍսሀᑌᴜꓴꞟꭎꭒ𐓎𐓶𑢸𑣘𖽂",
    "v": "νѴѵ۷Ꮩᐯᴠⴸꓦꛟꮩ𐔝𑜆𑢠𑣀𖼈",
    "w": "ɯѡԜԝաᎳᏔᴡꓪꮃ𑜊𑜎𑜏𑣦𑣯",
    "x": "ΧХхᕁᕽᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬",
    "y": "ɏɣʏΥγУуҮүყᎩᎽᶌỿⲨꓬꭚ𐊲𑢤𑣜𖽃",
    "z": "ƶΖᏃᴢꓜꮓ𐋵𑢩𑣄𑣥",
}  # fmt: skip
_SAME = {sign: letter for letter, signs in LOOKALIKES.items() for sign in signs}
_SAME |= {"0": "o", "1": "i", "l": "i", "|": "i"}
_PAIRS = {"rn": "m", "vv": "w"}
# Marks of European scripts, and signs that are invisible or only choose a form of the sign before.
_MARKS = (
    (0x300, 0x36F), (0x17B4, 0x17B5), (0x180B, 0x180F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF),
    (0xFE00, 0xFE0F), (0xFE20, 0xFE2F), (0xE0100, 0xE01EF),
)  # fmt: skip


@lru_cache(1 << 10)  # the same names come to many tables
def skeleton(text: str) -> str:
    """Return a text without everything that a reader could overlook; texts with the same skeleton look alike."""
    signs = [sign for sign in unicodedata.normalize("NFKD", text) if not _is_overlooked(sign)]
    plain = "".join(_latin(sign) for sign in signs)
    for pair, letter in _PAIRS.items():
        plain = plain.replace(pair, letter)
    return plain or text


def _latin(sign: str) -> str:
    letter = _SAME.get(sign) or _SAME.get(sign.upper())
    if letter:
        return letter
    folded = sign.casefold()
    return _SAME.get(folded, folded)


def _is_overlooked(sign: str) -> bool:
    """Tell whether it is a space, punctuation, an accent, or invisible."""
    if any(first <= ord(sign) <= last for first, last in _MARKS):
        return True
    return sign != "|" and unicodedata.category(sign)[0] in "ZPC"
