/** What the plan's tests share: people of every role around division 2020, calls, the journal. */
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type Pengguna from '@eproc/backend/app/akun/pengguna'
import { buatPengguna, masukSebagai, type IsiPengguna } from '@eproc/database/factories/pengguna'
import { idCoaUji, type ProgramUji } from '@eproc/database/factories/rup'
import type { Kegiatan } from '@eproc/domain/jawaban/rup'

export interface Orang {
  pengguna: Pengguna
  sesi: string
}

export async function orang(isi: IsiPengguna): Promise<Orang> {
  const pengguna = await buatPengguna(isi)
  return { pengguna, sesi: `Bearer ${await masukSebagai(pengguna)}` }
}

export async function baris<T>(perintah: string, nilai: readonly (string | number)[] = []) {
  const hasil = (await db.rawQuery(perintah, [...nilai])) as { rows: T[] }
  return hasil.rows
}

export async function jurnal(objek: 'program' | 'kegiatan', id: number, aksi: string) {
  const [b] = await baris<{
    rincian: Record<string, [unknown, unknown]>
    alasan: string | null
    pelaku_id: number
  }>(
    `select rincian, alasan, pelaku_id from jurnal where objek = ? and objek_id = ? and aksi = ?
      order by id desc limit 1`,
    [objek, String(id), aksi]
  )
  return b
}

/** One person for each step of the approval of division 2020. */
export async function jajaran() {
  return {
    operator: await orang({ peran: 'operator', divisi: '2020', nama: 'Rina Operator' }),
    manajer: await orang({ peran: 'manajer', divisi: '2020', nama: 'Agus Manajer' }),
    ppk: await orang({ peran: 'ppk', divisi: '20', nama: 'Bambang PPK' }),
    manajerULP: await orang({ peran: 'manajerULP', divisi: '1040', nama: 'Yusuf ULP' }),
    pa: await orang({ peran: 'pa', divisi: '20', nama: 'Hendra PA' }),
  }
}

export const isianProgram = (tanda: string) => ({
  kode: `PR-${tanda}`,
  nama: `Penataan Kawasan ${tanda}`,
  divisi: '2020',
  tahunAnggaran: 2026,
})

export async function isianKegiatan(program: Pick<ProgramUji, 'id'>, ppk: { id: number }) {
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
  { sesi }: Orang,
  badan: object = {}
) => client.post(`/api/rup/kegiatan/${id}/${aksi}`).header('authorization', sesi).json(badan)

export const isiData = (r: { body(): unknown }) => (r.body() as { data: Kegiatan }).data
