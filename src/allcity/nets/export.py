"""A net as an ONNX file, for other programs: `python -m allcity.nets.export NET.npz FILE.onnx`.

The file computes with whole numbers, as the served net does, so its outputs are the same to the last bit. Its input
`observed` [positions, inputs] is the kernel's observation of a seat after an action (docs/nets.md). Its outputs are `values`
[positions, outputs], and `steps`, the same as whole numbers, with `UNIT` steps to 1. Needs the package `onnx`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy

from allcity.fast.layers import SHIFT_1, SHIFT_2, TOP, UNIT
from allcity.nets.net import FORMAT, Net, read

OPSET = 17
IR = 9  # the version of the file format, which older programs read too


def to_onnx(net: Net) -> bytes:
    """Return the net as an ONNX file."""
    from onnx import TensorProto, checker, helper, numpy_helper  # noqa: PLC0415 (an extra)

    numbers = {
        "w1": net.w1, "b1": net.b1, "w2": net.w2, "b2": net.b2, "w3": net.w3, "b3": net.b3,
        "none": 0, "top": TOP, "shift1": 1 << SHIFT_1, "shift2": 1 << SHIFT_2,
    }  # fmt: skip
    constants = [numpy_helper.from_array(_int32(value), name) for name, value in numbers.items()]
    constants.append(numpy_helper.from_array(numpy.array(1 / UNIT, numpy.float32), "step"))
    nodes = [
        helper.make_node("Cast", ["observed"], ["inputs"], to=TensorProto.INT32),
        *_hidden(helper, "inputs", 1),
        *_hidden(helper, "hidden1", 2),
        *_sums(helper, "hidden2", 3, "steps"),
        helper.make_node("Cast", ["steps"], ["whole"], to=TensorProto.FLOAT),
        helper.make_node("Mul", ["whole", "step"], ["values"]),
    ]
    tensor, outputs = helper.make_tensor_value_info, len(net.b3)
    graph = helper.make_graph(
        nodes, "allcity",
        [tensor("observed", TensorProto.INT8, ["positions", len(net.w1)])],
        [tensor("values", TensorProto.FLOAT, ["positions", outputs]), tensor("steps", TensorProto.INT32, ["positions", outputs])],
        constants,
    )  # fmt: skip
    model = helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR, producer_name="allcity"
    )  # fmt: skip
    helper.set_model_props(model, {"kernel": str(net.version), "format": str(FORMAT), "unit": str(UNIT)})  # fmt: skip
    checker.check_model(model, full_check=True)
    return bytes(model.SerializeToString())


def _hidden(helper: Any, before: str, layer: int) -> list[Any]:
    """Return a layer with its hidden values. A division rounds towards zero and a shift does not, but negative sums become 0 either way."""
    total, part, above = f"sums{layer}", f"part{layer}", f"above{layer}"
    return [
        *_sums(helper, before, layer, total),
        helper.make_node("Div", [total, f"shift{layer}"], [part]),
        helper.make_node("Max", [part, "none"], [above]),
        helper.make_node("Min", [above, "top"], [f"hidden{layer}"]),
    ]


def _sums(helper: Any, before: str, layer: int, out: str) -> list[Any]:
    product = f"product{layer}"
    return [
        helper.make_node("MatMul", [before, f"w{layer}"], [product]),
        helper.make_node("Add", [product, f"b{layer}"], [out]),
    ]


def _int32(value: Any) -> Any:
    return numpy.asarray(value, numpy.int32)


def main() -> None:
    """Write the ONNX file of a net; an existing file is not replaced."""
    parser = argparse.ArgumentParser(prog="python -m allcity.nets.export", description=__doc__)
    parser.add_argument("net", type=Path, metavar="NET.npz")
    parser.add_argument("file", type=Path, metavar="FILE.onnx")
    asked = parser.parse_args()
    try:
        data = to_onnx(read(asked.net.read_bytes()))
    except ImportError:
        parser.error("The package onnx is not installed: pip install onnx")
    except (OSError, ValueError, KeyError, AssertionError) as problem:
        parser.error(f"{asked.net} is not a net: {problem}")
    try:
        with asked.file.open("xb") as file:
            file.write(data)
    except OSError as problem:
        parser.error(f"{asked.file} cannot be written: {problem.strerror}")


if __name__ == "__main__":
    main()
