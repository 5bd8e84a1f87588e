"""The games for researchers: PettingZoo (`aec`), OpenSpiel (`spiel`), Gymnasium (`vector`) and data sets (`dataset`).

All of them use the kernels and their fixed tables of actions; docs/research.md describes them. They need the extra `research`.
"""
