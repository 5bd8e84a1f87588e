/** The server's view of a match of Tag City. */
export * from './wire';
