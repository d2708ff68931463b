import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { Form } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { AcuanPaket, RincianPaket } from '@eproc/domain/paket/answers'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FullDialog } from '@eproc/ui/dialog/FullDialog.tsx'
import { ProgressDialog } from '@eproc/ui/dialog/ProgressDialog.tsx'
import { PageSkeleton } from '@eproc/ui/layout/PageSkeleton.tsx'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { useOffice } from '../../providers/useOffice.ts'
import { Dirty } from '../../shared/unsaved/Dirty.tsx'
import { KeptDraft } from '../../shared/unsaved/KeptDraft.tsx'
import { FormErrors, Recheck } from '../../shared/form/FormErrors.tsx'
import { useLeave } from '../OnePaket.tsx'
import { Kurang } from '../show/Kurang.tsx'
import { HeldKegiatan, useKnownKegiatan } from './known_kegiatan.ts'
import { DanaStep } from './steps/DanaStep.tsx'
import { DataStep } from './steps/DataStep.tsx'
import { FileStep } from './steps/FileStep.tsx'
import { HpsStep } from './steps/HpsStep.tsx'
import { JadwalStep } from './steps/JadwalStep.tsx'
import type { KegiatanChoices } from './steps/KegiatanChoice.tsx'
import { LokasiStep } from './steps/LokasiStep.tsx'
import { EditorContext, listErrors, paketResolver, stepOf } from './rules.ts'
import { StalePaket } from './StalePaket.tsx'
import { StepBar } from './steps/StepBar.tsx'
import { useSavePaket } from './useSavePaket.ts'
import { kegiatanOf, prefilled, type FormInput } from './values.ts'
import { Unread } from '../../shared/panel/Unread.tsx'

const text = paketLayar.editor
/* The bar of steps stays in view above the one that was gone to. */
const STEP = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  outline: 'none',
  scrollMarginTop: 120,
} as const

export interface PaketFormProps {
  title: string
  tahun: number
  start: FormInput
  /** absent: a new one */
  paket?: RincianPaket
}

/** A package in six steps; one request saves all of them. */
export function PaketForm(p: PaketFormProps) {
  const office = useOffice()
  const leave = useLeave()
  const id = kegiatanOf(p.start).join(',')
  const query = useQuery({
    queryKey: ['rup/paket', 'acuan', p.tahun, p.paket?.id, id],
    queryFn: () => office.acuanPaket(p.tahun, { paketId: p.paket?.id, id }),
  })
  if (query.data) return <FormOf {...p} choices={query.data} />
  return (
    <FullDialog open fullScreen title={p.title} onClose={leave}>
      <Unread of={[query]} waiting={<PageSkeleton />} />
    </FullDialog>
  )
}

function FormOf({ title, tahun, start, paket, choices }: PaketFormProps & { choices: AcuanPaket }) {
  // What the user starts from: news of the choices must not change the form.
  const [record] = useState(() => (paket ? start : prefilled(start, choices.kegiatan)))
  const [step, setStep] = useState(0)
  const [ajukan, setAjukan] = useState(false)
  const [dirty, setDirty] = useState(false)
  const { dana, context, hold } = useKnownKegiatan(choices, tahun, paket?.id)
  const resolver = useMemo(() => paketResolver(context), [context])
  const box = useRef<HTMLDivElement>(null)
  // Where the next one begins, for eyes and keyboard: the button is at the end of this one, and gone on the last.
  const go = (to: number) => {
    flushSync(() => setStep(to))
    box.current?.scrollIntoView()
    box.current?.focus({ preventScroll: true })
  }
  const leave = useLeave()
  const { send, theirs, progress, draft } = useSavePaket(paket)
  const busy = progress !== null
  const save = async (values: FieldValues) => {
    const input = values as FormInput
    const errors = listErrors(input, context) ?? (await send(input, ajukan))
    const field = Object.keys(errors ?? {}).find((name) => name !== 'root')
    if (field) setStep(stepOf(field))
    return errors
  }
  return (
    <EditorContext value={context}>
      <FullDialog
        open
        fullScreen
        title={title}
        onClose={leave}
        dirty={dirty}
        busy={busy}
        actions={
          <Buttons step={step} onGo={go} busy={busy} submit={ajukan} setSubmit={setAjukan} />
        }
      >
        <Form
          id="paket"
          noValidate
          record={record}
          resolver={resolver}
          onSubmit={save}
          mode="onBlur"
          reValidateMode="onBlur"
          disableInvalidFormNotification
        >
          <Dirty onChange={setDirty} />
          <HeldKegiatan onChange={hold} />
          <Recheck />
          <div className="form-dialog wide">
            <StepBar active={step} onChoose={setStep} />
            <KeptDraft name={draft} />
            {paket && <Remarks paket={paket} />}
            {paket && <Kurang paket={paket} />}
            {paket && theirs && <StalePaket paket={paket} {...theirs} kegiatan={dana.kegiatan} />}
            <FormErrors
              stale={theirs?.stale === true}
              names={text.bidang}
              failed={(message) => message}
              onSeek={(field) => setStep(stepOf(field))}
            />
            <OneStep ref={box} step={step} paket={paket} paguPla={choices.paguPla} dana={dana} />
          </div>
        </Form>
        <ProgressDialog open={busy} progress={progress} />
      </FullDialog>
    </EditorContext>
  )
}

interface OneStepProps {
  ref: Ref<HTMLDivElement>
  step: number
  paket: RincianPaket | undefined
  paguPla: AcuanPaket['paguPla']
  dana: KegiatanChoices
}

const OneStep = ({ ref, step, paket, paguPla, dana }: OneStepProps) => (
  <div ref={ref} role="group" aria-label={text.langkah[step]} tabIndex={-1} style={STEP}>
    {step === 0 && <DataStep />}
    {step === 1 && <HpsStep paguPla={paguPla} />}
    {step === 2 && <DanaStep {...dana} />}
    {step === 3 && <LokasiStep paket={paket} />}
    {step === 4 && <FileStep paket={paket} />}
    {step === 5 && <JadwalStep />}
  </div>
)

/** Why it came back, and what saving undoes. */
function Remarks({ paket }: { paket: RincianPaket }) {
  if (paket.status === 'AM') return <MessageBox tone="warning">{text.persetujuanBatal}</MessageBox>
  if (paket.status !== 'RM' || !paket.catatan) return null
  return (
    <MessageBox tone="warning" title={text.ditolak}>
      {paket.catatan}
    </MessageBox>
  )
}

interface ButtonsProps {
  step: number
  onGo: (step: number) => void
  busy: boolean
  /** what was pressed last submits it, too */
  submit: boolean
  setSubmit: (submit: boolean) => void
}

function Buttons({ step, onGo, busy, submit, setSubmit }: ButtonsProps) {
  return (
    <>
      {step > 0 && (
        <Button onClick={() => onGo(step - 1)} disabled={busy}>
          {text.kembali}
        </Button>
      )}
      {step < text.langkah.length - 1 && (
        <Button onClick={() => onGo(step + 1)} disabled={busy}>
          {text.lanjut}
        </Button>
      )}
      <Button
        type="submit"
        form="paket"
        variant="outlined"
        loading={busy && !submit}
        onClick={() => setSubmit(false)}
      >
        {text.simpan}
      </Button>
      <Button
        type="submit"
        form="paket"
        variant="contained"
        loading={busy && submit}
        onClick={() => setSubmit(true)}
      >
        {text.simpanAjukan}
      </Button>
    </>
  )
}
