import { userInfo } from 'node:os';

/** The user of the system behind a command. Who became another by sudo is still who they were. */
export const systemUserOf = ({ SUDO_USER }: NodeJS.ProcessEnv): string => SUDO_USER || userInfo().username;
