import type { Config } from '@react-router/dev/config';

export default { appDirectory: 'src/pages', buildDirectory: 'build', ssr: true } satisfies Config;
