import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { takesPlainByMethod } from '@eproc/domain/pemegang/holder_set'
import type Paket from '#app/paket_berjalan/paket'
import type { Actor } from '#core/auth/actor'
import { writeJournal } from '#core/journal/journal'

/** Whether a package takes what comes in plain ('disegel saat diterima'); without a row, what its method says. */
export default class PackageSealing extends BaseModel {
  static override table = 'segel_paket'
  static override primaryKey = 'paketId'
  static override selfAssignPrimaryKey = true

  @column({ isPrimary: true }) declare paketId: number
  @column() declare polos: boolean
}

export async function takesPlain(
  client: QueryClientContract,
  { id, metodePemilihan }: Pick<Paket, 'id' | 'metodePemilihan'>
): Promise<boolean> {
  const said = await PackageSealing.find(id, { client })
  return said?.polos ?? takesPlainByMethod(metodePemilihan)
}

export async function setPlain(
  trx: TransactionClientContract,
  actor: Actor,
  { id: paketId }: Paket,
  polos: boolean
): Promise<void> {
  await PackageSealing.updateOrCreate({ paketId }, { polos }, { client: trx })
  await writeJournal(trx, actor, {
    aksi: 'paket.penyegelan',
    objek: 'paket',
    objekId: paketId,
    rincian: { polos },
  })
}
