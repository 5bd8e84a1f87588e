"""A table server in the memory of a browser: the same application, over tables that this browser keeps."""
