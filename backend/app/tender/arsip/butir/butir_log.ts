/** Proofs of the public log in an archive: whoever has it proves its content without this server (/periksa). */
import { namaAman } from '@eproc/domain/tender/arsip'
import { arsip as teks } from '@eproc/i18n/id/arsip'
import { formatVerifier } from '@eproc/sealing/log/note'
import { loggedOfPackage } from '#app/tender/arsip/bukti_arsip_query'
import type { Butir } from '#app/tender/arsip/butir/butir'
import type { PembacaArsip } from '#app/tender/arsip/pembaca_arsip'
import { buktiLog } from '#core/log/bukti_query'
import { servedCheckpoint } from '#core/log/log_head'
import { logKey } from '#core/log/log_key'

const drawn = (
  nama: string,
  keterangan: string,
  sebab: string,
  isi: () => Promise<string | null>
): Butir => ({
  letak: `log-publik/${nama}`,
  keterangan,
  sha256: null,
  ukuran: 0,
  sebab,
  buka: async () => {
    const text = await isi()
    if (text === null) throw new Error(sebab)
    return [Buffer.from(text)]
  },
})

export async function butirLog(paketId: number, pembaca: PembacaArsip): Promise<Butir[]> {
  const { log, sebab } = teks
  if ((await servedCheckpoint()) === null) return []
  const logged = await loggedOfPackage(paketId, pembaca)
  return [
    drawn('checkpoint.txt', log.checkpoint, sebab.belumLog, servedCheckpoint),
    drawn(
      'kunci.txt',
      log.kunci,
      sebab.belumLog,
      async () => `${formatVerifier((await logKey()).verifier)}\n`
    ),
    ...logged.map(({ objek, objekId }) =>
      drawn(
        `bukti/${objek}-${namaAman(objekId)}.json`,
        log.bukti(objek),
        sebab.belumLog,
        async () => {
          const proof = await buktiLog(objek, objekId)
          return proof?.tercatat ? `${JSON.stringify(proof, null, 2)}\n` : null
        }
      )
    ),
  ]
}
