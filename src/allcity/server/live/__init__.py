"""What is said over sockets, and what each pair of eyes is shown."""
