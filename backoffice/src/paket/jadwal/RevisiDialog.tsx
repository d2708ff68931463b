import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Form, useGetList, useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch, type FieldValues } from 'react-hook-form'
import { keHari, tanggalWaktu } from '@eproc/domain/common/format'
import { tahunTanpaLibur, type HariLibur } from '@eproc/domain/common/working_days'
import type { RevisiRow, RincianPaket } from '@eproc/domain/paket/answers'
import { dapatDigeser, geserSesudah } from '@eproc/domain/paket/geser_jadwal'
import { nomorWajib } from '@eproc/domain/tahap/templat'
import { liburKosong, liburTakTerbaca } from '@eproc/i18n/id/hari_libur'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { ui } from '@eproc/i18n/id/ui'
import { CancelButton, FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { notify } from '@eproc/ui/api/notice.ts'
import { useNow } from '@eproc/ui/api/time.ts'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { Dirty } from '../../shared/unsaved/Dirty.tsx'
import { KeptDraft } from '../../shared/unsaved/KeptDraft.tsx'
import { flat } from '../../shared/form/FormErrors.tsx'
import { useLeave } from '../OnePaket.tsx'
import { StepPapers } from './StepPapers.tsx'
import { JadwalInputs } from './JadwalInputs.tsx'
import { StaleRevisi } from './StaleRevisi.tsx'
import {
  byStage,
  judge,
  start,
  useSaveRevisi,
  type RevisiRead,
  type RevisiValues,
} from './revisi_draft.ts'
import { Unread } from '../../shared/panel/Unread.tsx'

const text = paketLayar.revisi

/** `/12/revisi` (S3 §2.4): the schedule is edited, saved, then approved by the manajer ULP. */
export default function RevisiDialog() {
  const { id } = useRecordContext<RincianPaket>()!
  const office = useOffice()
  const leave = useLeave()
  const query = useQuery({
    queryKey: ['rup/paket', 'revisi', id],
    queryFn: () => office.revisiMenunggu(id),
    staleTime: 0,
  })
  const { data: waiting, isFetchedAfterMount } = query
  if (waiting && isFetchedAfterMount) return <Draft waiting={waiting} />
  return (
    <FullDialog open fullScreen title={text.judul('')} onClose={leave}>
      <Unread of={[query]} waiting={<PageSkeleton />} />
    </FullDialog>
  )
}

function Draft({ waiting }: { waiting: readonly RevisiRow[] }) {
  const paket = useRecordContext<RincianPaket>()!
  const leave = useLeave()
  // What the user started from: news of the package must not change the form.
  const [base] = useState<RevisiRead>({ paket, waiting })
  const [record] = useState<RevisiValues>(() => ({ listJadwal: start(base) }))
  const [dirty, setDirty] = useState(false)
  const { draft, newer, saving, send } = useSaveRevisi(base, leave)
  const now = useNow()
  return (
    <FullDialog
      open
      fullScreen
      title={`${text.judul(paket.kode)} · ${paket.nama}`}
      onClose={leave}
      dirty={dirty && !saving}
      busy={saving}
      actions={
        <>
          <CancelButton text={paketLayar.konfirmasi.tutup} disabled={saving} />
          <Button
            type="submit"
            form="revisi"
            variant="contained"
            loading={saving}
            disabled={!dirty}
          >
            {text.simpan}
          </Button>
        </>
      }
    >
      <Form
        id="revisi"
        noValidate
        record={record}
        resolver={rulesResolver<FieldValues>(
          (values) => judge(paket, (values as RevisiValues).listJadwal, now).findings
        )}
        onSubmit={(values: FieldValues) => send(values as RevisiValues)}
        disableInvalidFormNotification
      >
        <Dirty onChange={setDirty} />
        <div className="form-dialog wide">
          <KeptDraft name={draft} />
          {paket.revisi?.status === 'menunggu' && (
            <MessageBox tone="info">
              {text.menunggu(paket.revisi.pengaju, tanggalWaktu(paket.revisi.diajukanPada))}
            </MessageBox>
          )}
          <MessageBox tone="info">
            {paket.statusPelaksanaan === 'P' ? text.ditunda : text.aturan}
          </MessageBox>
          {newer && <StaleRevisi base={base} newer={newer} />}
          <Steps paket={paket} now={now} />
        </div>
      </Form>
    </FullDialog>
  )
}

/** The steps; their rules are asked at every keystroke; of the button the first that is wrong is told, and takes its focus. */
function Steps({ paket, now }: { paket: RincianPaket; now: number }) {
  const { listJadwal } = useWatch() as RevisiValues
  const { errors, submitCount } = useFormState()
  const { watch, clearErrors, setValue } = useFormContext()
  // What the server refused is said until something is changed.
  useEffect(() => watch(() => clearErrors()).unsubscribe, [watch, clearErrors])
  const { findings, over, begun } = judge(paket, listJadwal, now)
  const { libur, kosong, readAgain } = useLibur(listJadwal)
  const context = libur && { lama: paket.listJadwal, libur, terkunci: begun }
  const shift = context && {
    from: dapatDigeser(listJadwal, context),
    run: (urut: number, tahap: string) => {
      const moved = geserSesudah(listJadwal, urut, { ...context, remark: text.menyesuaikan(tahap) })
      setValue('listJadwal', moved, { shouldDirty: true })
    },
  }
  const refuse = useEffectEvent(() => {
    if (findings[0]) notify(findings[0].message, 'error')
    document.querySelector<HTMLElement>('#revisi [aria-invalid=true]:enabled')?.focus()
  })
  useEffect(() => {
    if (submitCount > 0) refuse()
  }, [submitCount])
  const refused = flat(errors).map(([field, message]) => ({ field, message }))
  const common = findings.find((g) => g.field === 'listJadwal')?.message
  return (
    <>
      {common && <MessageBox tone="error">{common}</MessageBox>}
      {kosong.length > 0 && <MessageBox tone="warning">{liburKosong(kosong)}</MessageBox>}
      {readAgain && (
        <MessageBox
          tone="warning"
          actions={
            <Button size="small" color="inherit" onClick={() => void readAgain()}>
              {ui.tombol.cobaLagi}
            </Button>
          }
        >
          {liburTakTerbaca}
        </MessageBox>
      )}
      <JadwalInputs
        before={new Map(paket.listJadwal.map((l) => [l.urut, l]))}
        errors={new Map([...byStage(refused), ...byStage(findings)])}
        locked={over}
        endOnly={begun}
        required={nomorWajib(paket.metodePemilihan, paket.kualifikasi, paket.jenisPengadaan)}
        papers={<StepPapers />}
        {...(shift ? { shift } : {})}
      />
    </>
  )
}

/**
 * Days on which nobody works, unless they were not read: nothing is moved by days that nobody knows. With them the years
 * of this schedule of which none is kept, or, when they could not be read, how to ask again.
 */
function useLibur(jadwal: RevisiValues['listJadwal']) {
  const { data, error, refetch } = useGetList<{ id: number; tanggal: string }>('admin/libur', {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'tanggal', order: 'DESC' },
  })
  const libur: HariLibur | undefined = useMemo(
    () => data && new Set(data.map((d) => d.tanggal)),
    [data]
  )
  const hari = jadwal.flatMap((l) => keHari(l.selesai ?? l.mulai) ?? []).toSorted()
  const [awal, akhir] = [hari[0], hari.at(-1)]
  return {
    libur,
    kosong: libur && awal && akhir ? tahunTanpaLibur(awal, akhir, libur) : [],
    readAgain: error && !data ? refetch : undefined,
  }
}
