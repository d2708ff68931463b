/** Whose keys a package has or lacks, and the reminder to those who lack one (sealing.md §2). */
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { keIso } from '@eproc/domain/common/format'
import { bolehkah } from '@eproc/domain/common/rights'
import type { HolderSetState } from '@eproc/domain/pemegang/answers'
import { HOLDER_KEYS_PAGE } from '@eproc/domain/pemegang/holder_key'
import { missingHolders } from '@eproc/domain/pemegang/holder_set'
import { himpunan as teks } from '@eproc/i18n/id/himpunan'
import { pemegang } from '@eproc/i18n/id/pemegang'
import { users } from '#app/notifikasi/audience'
import { tell } from '#app/notifikasi/tell'
import type Paket from '#app/paket_berjalan/paket'
import { holderCandidates } from '#app/pemegang/himpunan/candidates_query'
import { holdersRequired } from '#app/pemegang/himpunan/form_set'
import { keyProofs } from '#app/pemegang/himpunan/key_proof'
import { takesPlain } from '#app/pemegang/himpunan/package_sealing'
import { uncheckedOffers } from '#app/pemegang/himpunan/unchecked_query'
import HolderSet from '#app/pemegang/himpunan/holder_set'
import type { Pelaku } from '#core/auth/actor'
import { transaction } from '#core/database/transaction'
import { conflict } from '#core/http/errors'

/** Before publication who would hold its keys, afterwards who does. */
export async function holderSetState(pelaku: Pelaku, paket: Paket): Promise<HolderSetState> {
  const draft = paket.statusPelaksanaan === 'N'
  const set = draft ? null : await transaction((trx) => HolderSet.newest(trx, paket.id))
  const required = draft && (await holdersRequired())
  if (!required && !set) {
    return {
      wajib: false,
      nomor: null,
      polos: true,
      pemegang: [],
      bagianBelum: 0,
      bukti: null,
      kurang: [],
      bolehIngatkan: false,
      bolehAtur: false,
    }
  }
  const candidates = await holderCandidates(db, paket)
  const { pelaksana, cadangan } = missingHolders(candidates)
  const kurang = [...pelaksana, ...cadangan].map(({ nama }) => nama)
  const proofs = set && (await keyProofs(db.connection(), set, pelaku.id))
  return {
    wajib: required,
    nomor: set?.nomor ?? null,
    polos: set?.polos ?? (await takesPlain(db.connection(), paket)),
    pemegang: candidates.map(({ penggunaId, nama, peran, sidik }) => ({
      penggunaId,
      nama,
      peran,
      sidik,
      terbukti: keIso(proofs?.terbukti.get(penggunaId) ?? null),
    })),
    bagianBelum: set ? (await uncheckedOffers(db, pelaku.id, paket.id)).length : 0,
    bukti: proofs?.bukti ?? null,
    kurang,
    bolehIngatkan: kurang.length > 0 && bolehkah(pelaku, 'paket.terbitkan'),
    bolehAtur: draft && bolehkah(pelaku, 'paket.terbitkan'),
  }
}

/** @throws 409 where nobody's key is missing, or none is needed */
export async function remindHolders(
  trx: TransactionClientContract,
  actor: Pelaku,
  paket: Paket
): Promise<void> {
  const set = await HolderSet.newest(trx, paket.id)
  if (!set && !(await holdersRequired())) throw conflict(teks.bukan)
  const { pelaksana, cadangan } = missingHolders(await holderCandidates(trx, paket))
  const who = [...pelaksana, ...cadangan].map(({ penggunaId }) => penggunaId)
  if (who.length === 0) throw conflict(teks.lengkap)
  const text = teks.pesan(`${paket.kode} ${paket.nama}`)
  await tell(
    trx,
    { who: [users(...who)], except: [actor.id] },
    {
      from: pemegang.kabar.pengirim,
      text,
      link: HOLDER_KEYS_PAGE,
      mail: {
        subject: text,
        paragraphs: [teks.isi],
        button: pemegang.surat.tombol,
        withCheckpoint: true,
      },
    }
  )
}
