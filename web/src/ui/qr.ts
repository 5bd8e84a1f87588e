/** A link as a QR code: the path of its dark modules in a square of so many units, with the quiet zone around it. */
export interface QrPath {
  size: number;
  path: string;
}

/** The encoder is loaded when the first code is shown. */
export async function qrPath(text: string): Promise<QrPath> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { border: 4 });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: dark.join('') };
}
