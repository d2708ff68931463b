import { useState } from 'react'
import type { Change } from '@eproc/domain/common/change'
import type { Finding } from '@eproc/domain/common/checker'
import { aturanRevisi, langkahTerkunci, type LangkahJadwal } from '@eproc/domain/paket/jadwal'
import type { BerkasRevisi, RevisiRow, RincianPaket } from '@eproc/domain/paket/answers'
import type { JadwalInput, RevisiInput } from '@eproc/domain/paket/isian_paket'
import { templatUntuk } from '@eproc/domain/tahap/templat'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { showAlert } from '@eproc/ui/api/notice.ts'
import type { FileJadwal } from '../../providers/verbs/paket.ts'
import { useOffice } from '../../providers/useOffice.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { fieldErrors } from '../../shared/deed/field_errors.ts'
import { changeOf, storedNow } from '../../shared/stale/change.ts'
import { forgetDraft } from '../../shared/unsaved/KeptDraft.tsx'
import { WHOLE } from '../OnePaket.tsx'

/** What the form holds. */
export interface RevisiValues {
  listJadwal: DraftRow[]
}

export type DraftRow = JadwalInput & Pick<LangkahJadwal, 'tahap'> & Times & DraftPapers

/** Archive number and files of a step: stored or waiting ones, and those chosen just now. */
export interface DraftPapers {
  noArsip: string | null
  berkas: BerkasRevisi[]
  files: ChosenFile[]
}

interface ChosenFile {
  key: string
  /** gone where the row comes from a draft, which keeps no file */
  file?: File
  showVendor: boolean
}

interface Times {
  mulai: string | null | undefined
  selesai: string | null | undefined
}

/** A package and its revision that waits, as they were read. */
export interface RevisiRead {
  paket: RincianPaket
  waiting: readonly RevisiRow[]
}

/** The steps as they hold, or as the waiting revision wants them. */
export const start = ({ paket, waiting }: RevisiRead): DraftRow[] =>
  paket.listJadwal.map((l) => {
    const r = waiting.find((x) => x.urut === l.urut)
    return {
      urut: l.urut,
      tahap: l.tahap,
      include: r?.include ?? l.include,
      mulai: r ? r.mulai : l.mulai,
      selesai: r ? r.selesai : l.selesai,
      remark: r?.remark ?? null,
      noArsip: (r ?? l).noArsip,
      berkas: r?.berkas ?? l.berkas.map((b) => ({ ...b, showVendorLama: b.showVendor })),
      files: [],
    }
  })

/** Those that can be sent. */
export const present = (files: readonly ChosenFile[]) =>
  files.flatMap((chosen) => (chosen.file ? [{ ...chosen, file: chosen.file }] : []))

const toInput = ({ tahap: _t, files: _f, berkas, ...step }: DraftRow): RevisiInput => ({
  ...step,
  berkas: berkas.map(({ file, showVendor }) => ({ file, showVendor })),
})

const filesOf = (rows: readonly DraftRow[]): FileJadwal[] =>
  rows.flatMap(({ urut, files }) =>
    present(files).map(({ file, showVendor }) => ({ urut: String(urut), file, showVendor }))
  )

/** Messages by number of the stage. */
export const byStage = (
  findings: readonly Pick<Finding, 'field' | 'message'>[]
): ReadonlyMap<number, string> =>
  new Map(
    findings.flatMap((g) => {
      const i = /^listJadwal\.(\d+)$/.exec(g.field)
      return i ? [[Number(i[1]) + 1, g.message] as const] : []
    })
  )

/** What is wrong with the steps, and which of them the clock no longer lets change. */
export function judge(paket: RincianPaket, rows: readonly DraftRow[], now: number) {
  const { listJadwal, bukaUlang } = paket
  const paused = paket.statusPelaksanaan === 'P'
  const pemasukan = templatUntuk(paket.metodePemilihan, paket.kualifikasi)
    .filter((t) => t.rekanan?.startsWith('pemasukan:'))
    .map((t) => t.urut)
  // A paused package's time stands still since the pause, which the server knows.
  const sekarang = paused ? 0 : now
  const past = langkahTerkunci(listJadwal, { sekarang, bukaUlang })
  return {
    findings: aturanRevisi(rows, { lama: listJadwal, sekarang, pemasukan, bukaUlang }),
    over: past.selesai,
    begun: past.mulai,
  }
}

/** Sends a revision; `newer` is what somebody else saved meanwhile, and the next one is meant for that version. */
export function useSaveRevisi(base: RevisiRead, onSaved: () => void) {
  const office = useOffice()
  const [newer, setNewer] = useState<RevisiRead & { change: Change | undefined }>()
  const read = newer ?? base
  const draft = `revisi.${base.paket.id}.${base.paket.versi}`
  const { mutateAsync, isPending } = useDeed(
    (office, rows: readonly DraftRow[]) =>
      office.ajukanRevisi(read.paket, rows.map(toInput), filesOf(rows)),
    {
      onDone: () => {
        forgetDraft(draft)
        onSaved()
      },
      onFailed: (message, error) => void refused(paketLayar.gagal.revisi(message), error),
    }
  )
  async function refused(message: string, error: unknown) {
    const { id } = base.paket
    const { now, unread } = await storedNow(error, () =>
      Promise.all([
        office.getOne<RincianPaket>('rup/paket', { id, meta: WHOLE }),
        office.revisiMenunggu(id),
      ])
    )
    const [one, waiting] = now ?? []
    // A refusal for another reason is nobody's change.
    if (one && waiting && one.data.versi !== read.paket.versi)
      setNewer({ paket: one.data, waiting, change: changeOf(error) })
    else showAlert(unread ?? message, 'error')
  }
  return {
    draft,
    newer,
    saving: isPending,
    send: async ({ listJadwal }: RevisiValues) => {
      try {
        await mutateAsync(listJadwal)
        return undefined
      } catch (error) {
        return fieldErrors(error)
      }
    },
  }
}
