/**
 * The schedule of a package as an iCalendar (RFC 5545): what its reader may see of it, nothing of prices or
 * participants. UIDs are stable and SEQUENCE rises, so that a calendar program follows every change.
 */
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import db from '@adonisjs/lucid/services/db'
import { apakahRekanan } from '@eproc/domain/common/roles'
import { kalender as teks } from '@eproc/i18n/id/kalender'
import { dihentikan } from '#app/paket_berjalan/lingkup_paket'
import { packagePage } from '#app/paket_berjalan/package_message'
import type Paket from '#app/paket_berjalan/paket'
import { riwayatJadwal, type RiwayatJadwal } from '#app/tender/kalender/kalender_query'
import { jadwalBagi } from '#app/tender/tab/jadwal_query'
import type { Pelaku } from '#core/auth/actor'
import { alamat } from '#core/mail/letter_template'

const HOUR_S = 3600

interface Acara {
  kunci: string
  tahap: string
  mulai: Date
  selesai: Date
  dicabut: boolean
}

export async function susunKalender(paket: Paket, pelaku: Pelaku): Promise<string> {
  const riwayat = await riwayatJadwal(db, paket.id)
  const jadwal = await jadwalBagi(paket, pelaku)
  const acara: Acara[] = [
    ...jadwal.flatMap(({ kunci, tahap, include, mulai, selesai }) =>
      include && mulai && selesai ? [keAcara({ kunci, tahap, mulai, selesai }, false)] : []
    ),
    ...riwayat.dicabut.map((d) => keAcara(d, true)),
  ]
  return ical({
    name: `${paket.kode} ${paket.nama}`,
    description: teks.keterangan,
    prodId: { company: 'eproc', product: 'portal', language: 'ID' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOUR_S,
    events: acara.map((a) => keEvent(paket, pelaku, riwayat, a)),
  }).toString()
}

const keAcara = (
  {
    kunci,
    tahap,
    mulai,
    selesai,
  }: { kunci: string; tahap: string; mulai: string; selesai: string },
  dicabut: boolean
): Acara => ({ kunci, tahap, mulai: new Date(mulai), selesai: new Date(selesai), dicabut })

function keEvent(paket: Paket, pelaku: Pelaku, riwayat: RiwayatJadwal, a: Acara): ICalEventData {
  const page = alamat(packagePage(paket.id)(pelaku))
  const diubah = new Date(Math.max(paket.diubahPada.toMillis(), riwayat.terakhir?.getTime() ?? 0))
  const ingat = apakahRekanan(pelaku.peran) && a.kunci.startsWith('pemasukan')
  return {
    id: `${paket.kode}-${a.kunci}@${new URL(page).hostname}`.toLowerCase(),
    // Both only rise: with every change of the package, and with every approved revision.
    sequence: paket.versi + riwayat.revisi,
    stamp: diubah,
    lastModified: diubah,
    start: a.mulai,
    end: a.selesai,
    summary: `${a.tahap} · ${paket.nama}`,
    description: teks.acara(paket.kode, page),
    url: page,
    status: keadaan(paket, a),
    alarms: ingat
      ? [
          {
            type: ICalAlarmType.display,
            triggerBefore: 24 * HOUR_S,
            relatesTo: ICalAlarmRelatesTo.end,
            description: teks.ditutup(a.tahap, paket.nama),
          },
        ]
      : [],
  }
}

/** What had ended before the package stopped has taken place all the same. */
function keadaan(paket: Paket, { selesai, dicabut }: Acara): ICalEventStatus {
  if (dicabut) return ICalEventStatus.CANCELLED
  const berhenti = paket.berhentiPada?.toMillis()
  if (berhenti === undefined || selesai.getTime() <= berhenti) return ICalEventStatus.CONFIRMED
  if (paket.statusPelaksanaan === 'P') return ICalEventStatus.TENTATIVE
  return dihentikan(paket) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED
}
