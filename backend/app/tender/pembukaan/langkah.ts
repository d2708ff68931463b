/**
 * The step of an opening that comes next, and whether the caller may take it: by the functions that refuse it
 * (`pelaku_paket`, `reserve`, `opening_signature`), so that a screen offers what the server takes.
 */
import db from '@adonisjs/lucid/services/db'
import { actingMember, reserveMember } from '@eproc/domain/pemegang/holder_set'
import { hakSahkanPembukaan } from '@eproc/domain/tahap/pemasukan'
import { fileTab, uraiTab } from '@eproc/domain/tahap/tab'
import { tabStaf } from '@eproc/domain/tahap/templat'
import type {
  BeritaAcaraPembukaan,
  LangkahPembukaan,
} from '@eproc/domain/tender/penawaran/answers_pembukaan'
import { penawaran as teks } from '@eproc/i18n/id/penawaran'
import { keadaanPaket } from '#app/paket_berjalan/keadaan/keadaan_paket_query'
import type Paket from '#app/paket_berjalan/paket'
import { bolehPaket, pelakuPaket } from '#app/paket_berjalan/pelaku_paket'
import { holderCandidates } from '#app/pemegang/himpunan/candidates_query'
import { openingToSign } from '#app/tender/pembukaan/opening_facts'
import { openingSteps } from '#app/tender/pembukaan/tanda_tangan/opening_signature'
import Pembukaan from '#app/tender/pembukaan/pembukaan'
import { HAK_CADANGAN, reserveRefusal } from '#app/tender/pembukaan/reserve'
import { sharesLeft, sharesRefusal } from '#app/tender/pembukaan/shares_left'
import { withoutKey } from '#app/tender/pembukaan/tanda_tangan/signed_steps'
import type { Pelaku } from '#core/auth/actor'
import { trial } from '#core/database/transaction'
import { HttpError } from '#core/http/errors'

type State = Pick<
  BeritaAcaraPembukaan,
  'tahap' | 'keadaan' | 'bertandaTangan' | 'bukaSendiri' | 'kunciKurang'
>

/** Null once it is opened. */
export async function langkahPembukaan(
  paket: Paket,
  actor: Pelaku,
  state: State
): Promise<LangkahPembukaan | null> {
  if (state.keadaan === 'dibuka') return null
  const asked = await Pembukaan.query().where({ paketId: paket.id, tahap: state.tahap }).first()
  const holds = asked !== null && (await stands(paket, state, asked))
  const tindakan = holds ? 'sahkan' : 'minta'
  const part = await partOf(paket, actor, state, holds ? asked : null)
  const free = part.sebagai !== null && part.alasan === null && state.bertandaTangan
  return {
    tindakan,
    gugur: asked !== null && !holds,
    ...part,
    ...(free && { alasan: sharesRefusal(await sharesLeft(db, paket, state.tahap), actor.id) }),
  }
}

/** Can what was asked for still be confirmed? */
async function stands(paket: Paket, state: State, asked: Pembukaan): Promise<boolean> {
  // Where vendors open for themselves a request that was signed by holders is of no use any more.
  if (state.bukaSendiri) return asked.pernyataan === null
  // Without two holders nothing can be made up that a request could be compared with.
  if (!state.bertandaTangan || state.kunciKurang) return true
  return trial(async (trx) => {
    const keadaan = await keadaanPaket(paket, trx)
    const stage = keadaan.templat.find(({ kunci }) => kunci === state.tahap)!
    const tab = tabStaf(stage, paket.jenisPengadaan).find((t) => uraiTab(t).jenis === 'pembukaan')!
    const opening = { paket, keadaan, tahap: state.tahap, kinds: fileTab(tab) }
    const toSign = await openingToSign(trx, opening).catch(unlessRefused)
    return !toSign || (await openingSteps.standing(toSign, asked)) !== null
  })
}

/** Where nothing can be signed at this moment (a key is missing, the closing is not yet logged) the request stays. */
function unlessRefused(error: unknown): null {
  if (error instanceof HttpError && error.status === 409) return null
  throw error
}

type Requested = Pick<Pembukaan, 'cadanganId'> & { pemintaId: number | null }

/** @param asked the request that the step confirms; null: the step is to ask */
export async function partOf(
  paket: Paket,
  actor: Pelaku,
  { bertandaTangan }: Pick<State, 'bertandaTangan'>,
  asked: Requested | null
): Promise<Pick<LangkahPembukaan, 'sebagai' | 'alasan'>> {
  const relation = await pelakuPaket(actor, paket.id)
  const keys = bertandaTangan
    ? (await holderCandidates(db, paket)).filter(({ kunciId }) => kunciId !== null)
    : null
  if (bolehPaket(actor, relation, asked ? hakSahkanPembukaan(paket) : 'tender.buka')) {
    const own = asked?.pemintaId === actor.id
    const keyless = keys !== null && !actingMember(keys, actor.id)
    const alasan = own ? teks.buka.pengesahSama : keyless ? withoutKey(false) : null
    return { sebagai: 'pelaksana', alasan }
  }
  // Somebody with the right of a reserve and without its key is none.
  const reserve =
    bolehPaket(actor, relation, HAK_CADANGAN) && keys && reserveMember(keys, actor.id) !== undefined
  if (!reserve) return { sebagai: null, alasan: null }
  return { sebagai: 'cadangan', alasan: reserveRefusal(bertandaTangan, asked) }
}
