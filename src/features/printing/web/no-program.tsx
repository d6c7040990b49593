import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';

/** This server has no program to download, and who can change that. */
export function NoProgram() {
  return <Notice title={m['printing.agents.noFiles']()}>{m['printing.agents.noFilesHint']()}</Notice>;
}
