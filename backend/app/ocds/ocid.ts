import { textParameter } from '#core/database/parameter'

/** Not registered with the Open Contracting Partnership: for installations whose owner has none yet. */
const PREFIKS_LOKAL = 'ocds-000000'

/** The id of a contracting process: the publisher's prefix and the package's code. */
export const ocidBaru = async (kode: string): Promise<string> =>
  `${(await textParameter('PREFIKS_OCID')) || PREFIKS_LOKAL}-${kode}`
