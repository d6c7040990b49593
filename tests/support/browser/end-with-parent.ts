/** Ends this process in order once the one that started it lets it go, or has ended. To listen for that also keeps it alive. */
export function endWithParent(end: () => Promise<void>): void {
  // Ctrl-C reaches both: the other one decides.
  process.on('SIGINT', () => {});
  process.on('disconnect', async () => {
    await end();
    process.exit(0);
  });
}
