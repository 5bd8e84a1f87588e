"""numpy on a core, cupy on a GPU: the same array functions by the same names.

The work on every candidate has kernels of its own on a GPU, since a general function takes ten times as long.
"""

from __future__ import annotations

from typing import Any

import numpy

_SOURCE = r"""
#include <cuda_fp16.h>
// Eight numbers per thread; blockIdx.y is the row. `count` is a multiple of eight.
extern "C" __global__ void gather(const signed char* seen, long long stride, const long long* inputs, __half* out, int count) {
    int at = (blockIdx.x * blockDim.x + threadIdx.x) * 8;
    if (at >= count) return;
    signed char from[8];
    __half to[8];
    *(uint2*)from = *(const uint2*)(seen + inputs[blockIdx.y] * stride + at);
    for (int i = 0; i < 8; i++) to[i] = __float2half((float)from[i]);
    *(uint4*)(out + (long long)blockIdx.y * count + at) = *(uint4*)to;
}
extern "C" __global__ void activate(__half* h, const float* bias, int count) {
    int at = (blockIdx.x * blockDim.x + threadIdx.x) * 8;
    if (at >= count) return;
    __half part[8];
    uint4* place = (uint4*)(h + (long long)blockIdx.y * count + at);
    float b = bias[blockIdx.y];
    *(uint4*)part = *place;
    for (int i = 0; i < 8; i++) part[i] = __float2half(fminf(fmaxf(__half2float(part[i]) + b, 0.f), 1.f));
    *place = *(uint4*)part;
}
extern "C" __global__ void output(
    const __half* h, const float* bias, const float* weights, float start, int units, float* out, int count
) {
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= count) return;
    float sum = start;
    for (int unit = 0; unit < units; unit++) {
        float value = __half2float(h[(long long)unit * count + at]) + bias[unit];
        sum += weights[unit] * fminf(fmaxf(value, 0.f), 1.f);
    }
    out[at] = sum;
}
"""
_THREADS = 128
_EACH = 8


class Arrays:
    """The array library of a device; `half` is the type in which many positions are valued."""

    def __init__(self, device: str) -> None:
        self.device = device
        self.xp: Any = numpy
        self.half: Any = numpy.float32
        if device == "cuda":
            import cupy  # noqa: PLC0415 (needs a GPU)

            self.xp, self.half = cupy, numpy.float16
            self._gather, self._activate, self._output = (
                cupy.RawKernel(_SOURCE, name) for name in ("gather", "activate", "output")
            )

    def of(self, array: Any) -> Any:
        """Return an array of a batch, or one of numpy, on this device; nothing is copied if it is there already."""
        return self.xp.asarray(array)

    def host(self, array: Any) -> Any:
        """Return an array as numpy."""
        return array.get() if hasattr(array, "get") else numpy.asarray(array)

    def gather(self, seen: Any, inputs: Any) -> Any:
        """Return some numbers [input, position] of observations [position, number]."""
        if self.device != "cuda":
            return seen.T[inputs].astype(self.half)
        count = len(seen)
        out = self.xp.empty((len(inputs), count), self.half)
        self._gather(
            *self._grid(count, len(inputs)),
            (seen, seen.strides[1], inputs, out, numpy.int32(count)),
        )
        return out

    def activate(self, sums: Any, bias: Any) -> None:
        """Add the bias to sums [unit, position] and clip them to 0 … 1, in place."""
        if self.device == "cuda":
            count = sums.shape[1]
            self._activate(*self._grid(count, len(sums)), (sums, bias, numpy.int32(count)))
        else:
            sums += bias
            numpy.clip(sums, 0, 1, out=sums)

    def output(self, sums: Any, bias: Any, weights: Any, start: float) -> Any:
        """Compute the output of the last layer from the sums of the layer before it."""
        if self.device != "cuda":
            self.activate(sums, bias)
            return weights @ sums + start
        units, count = sums.shape
        out = self.xp.empty(count, numpy.float32)
        blocks = -(-count // _THREADS)
        self._output(
            (blocks,), (_THREADS,),
            (sums, bias, weights, numpy.float32(start), numpy.int32(units), out, numpy.int32(count)),
        )  # fmt: skip
        return out

    def _grid(self, count: int, rows: int) -> tuple[tuple[int, int], tuple[int]]:
        return (-(-count // (_THREADS * _EACH)), rows), (_THREADS,)
