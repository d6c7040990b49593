import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { StartupError } from '#lib/startup-error.ts';

/** The options that a command of the program was given. One that it does not know is refused: what was meant by it would be left out. */
export function commandOptions<T extends ParseArgsOptionsConfig>(options: T) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const [said = ''] = (error as Error).message.split(/[.\n] /);
    throw new StartupError('CONFIG_INVALID', said.replace(/\.?$/, '.'), { cause: error });
  }
}
