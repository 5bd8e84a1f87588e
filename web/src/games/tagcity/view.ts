/** What the server shows of a match of Tag City. */
export * from './wire';
