import { parseSettings } from '#server/config.ts';
import { signProgram } from '#server/program/sign-program.ts';

/**
 * `npm run build` is how whoever runs a house says that the program is to be as it stands: its files are signed, changed ones among
 * them. A workshop, where nobody checks and no key is named, signs nothing.
 */
export async function signBuild(build: () => Promise<void>): Promise<void> {
  await build();
  const { program } = parseSettings(process.env);
  if (program.check === 'off' && program.keyFile === null) return;
  const { files, publicKey } = await signProgram(program, '.');
  console.log(`  signed ${files} files of the program (PROGRAM_PUBLIC_KEY=${publicKey})`);
}
