// Makes src/lib/common-passwords.bin of a list of passwords, commonest first, one a line:
//   node scripts/common-passwords.mjs 10_million_password_list_top_1M.txt
// The list is that of SecLists (Passwords/Common-Credentials). What is kept of each is the first four bytes of its SHA-256, in order.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** As many as can be chosen here: shorter ones are refused for their length. */
const kept = 100_000;
/** What is left of 'dragon!!' without its marks is guessed as well: of the shorter ones, those among so many of the commonest. */
const shorterAmong = 100_000;

const lines = readFileSync(process.argv[2], 'utf8').split('\n');
const passwords = new Set();
let long = 0;
lines.forEach((line, rank) => {
  const password = line.trim().toLowerCase();
  if (passwords.has(password) || password.length < 6) return;
  if (password.length < 8 ? rank >= shorterAmong : long >= kept) return;
  if (password.length >= 8) long += 1;
  passwords.add(password);
});
const prefixes = new Set(
  [...passwords].map((password) => createHash('sha256').update(password).digest().readUInt32BE()),
);
const sorted = [...prefixes].sort((a, b) => a - b);
const file = Buffer.alloc(sorted.length * 4);
for (const [n, prefix] of sorted.entries()) file.writeUInt32BE(prefix, n * 4);
writeFileSync(new URL('../src/lib/common-passwords.bin', import.meta.url), file);
process.stdout.write(`${passwords.size} passwords, ${file.length} bytes\n`);
