import { StartupError } from '#lib/startup-error.ts';

/** Opens a port; one that may not be had is told in a line that names the setting. */
export async function listening(
  { port, host, setting }: { port: number; host: string; setting: 'PORT' | 'METRICS_PORT' },
  listen: () => Promise<unknown>,
): Promise<void> {
  try {
    await listen();
  } catch (cause) {
    throw explained((cause as NodeJS.ErrnoException).code ?? '') ?? cause;

    function explained(code: string): StartupError | null {
      const hostSetting = setting.replace('PORT', 'HOST');
      const other = `choose another: ${setting}=${setting === 'PORT' ? 3001 : 9465} npm start`;
      switch (code) {
        case 'EADDRINUSE':
          return new StartupError('PORT_TAKEN', `Port ${port} is taken. Stop what uses it, or ${other}`, { cause });
        case 'EACCES':
          return new StartupError(
            'PORT_FORBIDDEN',
            `This user may not open port ${port}. Choose one above 1023 as ${setting}.`,
            { cause },
          );
        case 'EADDRNOTAVAIL':
        case 'ENOTFOUND':
        case 'EAI_AGAIN':
        case 'EINVAL':
          return new StartupError('HOST_UNKNOWN', `${hostSetting}=${host} is no address of this machine.`, { cause });
        default:
          return null;
      }
    }
  }
}
