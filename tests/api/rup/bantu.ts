/** What the plan's tests share: people of every role around division 2020, forms, calls. */
import type { ApiClient } from '@japa/api-client'
import { idCoaUji, type ProgramUji } from '@eproc/database/factories/rup'
import { budgetYear } from '../../lib/dates.ts'
import { person, type Person } from '../../lib/people.ts'

/** One person for each step of the approval of division 2020. */
export async function jajaran() {
  return {
    operator: await person({ peran: 'operator', divisi: '2020', nama: 'Rina Operator' }),
    manajer: await person({ peran: 'manajer', divisi: '2020', nama: 'Agus Manajer' }),
    ppk: await person({ peran: 'ppk', divisi: '20', nama: 'Bambang PPK' }),
    manajerULP: await person({ peran: 'manajerULP', divisi: '1040', nama: 'Yusuf ULP' }),
    pa: await person({ peran: 'pa', divisi: '20', nama: 'Hendra PA' }),
  }
}

export const programInput = (tanda: string) => ({
  kode: `PR-${tanda}`,
  nama: `Penataan Kawasan ${tanda}`,
  divisi: '2020',
  tahunAnggaran: budgetYear(),
})

export async function kegiatanInput(program: Pick<ProgramUji, 'id'>, ppk: { id: number }) {
  return {
    kode: `KG-${program.id}`,
    nama: 'Pembangunan Taman',
    programId: program.id,
    coaId: await idCoaUji(),
    jenisPengadaan: 'KON',
    ppkId: ppk.id,
    pagu: 750_000_000,
    keterangan: 'Tahap pertama',
  }
}

export const langkah = (
  client: ApiClient,
  id: number,
  aksi: 'ajukan' | 'setujui' | 'tolak',
  { token }: Person,
  body: object = {}
) => client.post(`/api/rup/kegiatan/${id}/${aksi}`).bearerToken(token).json(body)
