import { Agent } from './agent.ts';
import { Service } from './conversation.ts';
import { readOptions, usage } from './options.ts';
import { keepToken, readToken } from './token-file.ts';

const log = (line: string) => console.warn(`${new Date().toISOString()} ${line}`);

try {
  const { server, code, tokenFile } = options();
  const service = new Service(server);
  if (code !== null) await keepToken(tokenFile, await service.pair(code));
  const token = await readToken(tokenFile);
  if (token === null) throw new Error(`There is no token in ${tokenFile} yet: start once with --code`);
  const agent = new Agent(service, token, log);
  process.on('SIGTERM', () => agent.stop());
  process.on('SIGINT', () => agent.stop());
  log(`Print agent of ${server}`);
  await agent.run();
  log('Stopped');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

function options() {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}
