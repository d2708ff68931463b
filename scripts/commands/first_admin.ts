/** `npm run admin-pertama`: makes the first administrator of an installation. */
import { runBackend, commandEnvironment, prepareSchema } from '../lib/database.ts'
import { runningServer } from '../lib/single.ts'

export async function run(args: string[]): Promise<number> {
  const env = await commandEnvironment()
  if (!runningServer()) await prepareSchema(env, false)
  return runBackend('bin/first_admin.ts', args, env, { interaktif: true })
}
