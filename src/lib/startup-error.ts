/** Why the program could not start, told to the person who started it: `main` prints the message and exits. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
