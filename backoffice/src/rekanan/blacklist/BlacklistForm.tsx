import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState } from 'react'
import { Form, RecordContextProvider, ResourceContextProvider, useRecordContext } from 'react-admin'
import { useFormState, type FieldValues } from 'react-hook-form'
import { keHari } from '@eproc/domain/common/format'
import type { Change } from '@eproc/domain/common/change'
import { aturanBlacklist } from '@eproc/domain/master/aturan_master'
import type { BlacklistRow } from '@eproc/domain/verifikasi/answers'
import { verifikasi } from '@eproc/i18n/id/verifikasi'
import { verifikasiOffice } from '@eproc/i18n/id/verifikasi_office'
import { ApiError } from '@eproc/ui/api/api.ts'
import { clockNow } from '@eproc/ui/api/time.ts'
import { ConfirmDialog } from '@eproc/ui/dialog/ConfirmDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { rulesResolver } from '@eproc/ui/fields/resolver.ts'
import type { BlacklistValues } from '../../providers/verbs/verifikasi.ts'
import { FormErrors } from '../../shared/form/FormErrors.tsx'
import { changeOf } from '../../shared/stale/change.ts'
import { StaleNotice } from '../../shared/stale/StaleNotice.tsx'
import { asItIs, day, type Told } from '../../shared/stale/told.ts'
import { forgetDraft, KeptDraft } from '../../shared/unsaved/KeptDraft.tsx'
import { useUnsaved } from '../../shared/unsaved/unsaved.ts'
import { useDeed } from '../../shared/deed/useDeed.ts'
import { BlacklistInputs } from './BlacklistInputs.tsx'

const text = verifikasiOffice.blacklist

const valuesOf = ({ blacklist: b, versi }: BlacklistRow): BlacklistValues => ({
  blacklist: b.blacklist,
  blacklistTglMulai: b.blacklistTglMulai,
  blacklistTglSelesai: b.blacklistTglSelesai,
  nomor: b.nomor,
  alasan: b.alasan,
  fileBlacklist: null,
  versi,
})

const TOLD: Told = {
  blacklist: asItIs,
  blacklistTglMulai: day,
  blacklistTglSelesai: day,
  nomor: asItIs,
  alasan: asItIs,
}

/** A document proves one decision: it is asked for again when the vendor is listed anew. */
const storedDocument = ({ blacklist: b }: BlacklistRow) => (b.blacklist ? b.fileBlacklist : null)

const rulesFor = (vendor: BlacklistRow) =>
  rulesResolver<FieldValues>((values) =>
    aturanBlacklist(values as BlacklistValues, {
      hariIni: keHari(clockNow()) ?? '',
      tersimpan: { fileBlacklist: storedDocument(vendor) !== null },
    })
  )

/** Follows the vendor that is read again, unless something is typed. */
export function BlacklistForm() {
  const vendor = useRecordContext<BlacklistRow>()!
  const [start, setStart] = useState(vendor)
  const [dirty, setDirty] = useState(false)
  if (!dirty && start !== vendor) setStart(vendor)
  return (
    <ResourceContextProvider value="admin/vendor/blacklist">
      <OneForm
        key={start.versi}
        start={start}
        newer={start.versi === vendor.versi ? null : vendor}
        onDirty={setDirty}
      />
    </ResourceContextProvider>
  )
}

interface OneFormProps {
  /** what the user started from */
  start: BlacklistRow
  /** as somebody else has changed it meanwhile */
  newer: BlacklistRow | null
  onDirty: (dirty: boolean) => void
}

function OneForm({ start, newer, onDirty }: OneFormProps) {
  const [asked, setAsked] = useState<BlacklistValues | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ change: Change | undefined }>()
  const draft = `blacklist.${start.id}`
  const { mutate, isPending } = useDeed(
    (office, values: BlacklistValues) => office.ubahBlacklist(start.id, values),
    {
      onDone: () => {
        forgetDraft(draft)
        onDirty(false)
      },
      onFailed: (message, failure) => {
        const status = failure instanceof ApiError ? failure.status : 0
        setRefused(status === 409 ? { change: changeOf(failure) } : undefined)
        const { blacklistGagal, blacklistError } = verifikasi.pesan
        setError(status > 0 ? `${blacklistGagal} ${message}` : blacklistError)
      },
    }
  )
  const save = (values: BlacklistValues) => {
    setAsked(null)
    setError(null)
    mutate(values)
  }
  const latest = useMemo(() => newer && { id: newer.id, ...valuesOf(newer) }, [newer])
  const theirs = refused ? latest : null
  return (
    <>
      {error && !theirs && <MessageBox tone="error">{error}</MessageBox>}
      <Typography color="text.secondary">{text.keterangan}</Typography>
      <RecordContextProvider value={undefined}>
        <Form
          noValidate
          className="form-dialog"
          defaultValues={valuesOf(start)}
          resolver={rulesFor(start)}
          disableInvalidFormNotification
          onSubmit={(values: FieldValues) => setAsked(values as BlacklistValues)}
        >
          <KeptDraft name={draft} />
          <FormErrors stale={theirs !== null} />
          {theirs && <StaleNotice newer={theirs} told={TOLD} {...refused} />}
          <BlacklistInputs stored={storedDocument(start)} />
          <SaveButton onDirty={onDirty} />
        </Form>
      </RecordContextProvider>
      <ProgressDialog open={isPending} />
      <Question asked={asked} start={start} onNo={() => setAsked(null)} onYes={save} />
    </>
  )
}

function SaveButton({ onDirty }: Pick<OneFormProps, 'onDirty'>) {
  const { isDirty } = useFormState()
  useUnsaved(isDirty)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return (
    <div>
      <Button type="submit" variant="contained" disabled={!isDirty}>
        {text.simpan}
      </Button>
    </div>
  )
}

interface QuestionProps {
  asked: BlacklistValues | null
  start: BlacklistRow
  onNo: () => void
  onYes: (values: BlacklistValues) => void
}

const questionOf = (asked: BlacklistValues | null, { nama, blacklist }: BlacklistRow): string => {
  if (!asked?.blacklist) return text.tanyaCabut(nama)
  return blacklist.blacklist ? text.tanyaUbah(nama) : text.tanyaMasuk(nama)
}

const buttonOf = (asked: BlacklistValues | null, { blacklist }: BlacklistRow): string => {
  if (!asked?.blacklist) return text.tombolCabut
  return blacklist.blacklist ? text.tombolUbah : text.tombolMasuk
}

const Question = ({ asked, start, onNo, onYes }: QuestionProps) => (
  <ConfirmDialog
    open={asked !== null}
    title={questionOf(asked, start)}
    button={buttonOf(asked, start)}
    destructive={asked?.blacklist === true}
    onCancel={onNo}
    onConfirm={() => asked && onYes(asked)}
  >
    {asked?.blacklist ? text.tanyaMasukIsi : text.tanyaCabutIsi}
  </ConfirmDialog>
)
