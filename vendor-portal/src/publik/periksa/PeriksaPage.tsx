import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { periksa as teks } from '@eproc/i18n/id/periksa_portal'
import { ui } from '@eproc/i18n/id/ui'
import { notify } from '@eproc/ui/api/notice.ts'
import { PageTitle } from '@eproc/ui/layout/PageTitle.tsx'
import { Hasil } from './Hasil.tsx'
import { SatuBerkas } from './SatuBerkas.tsx'
import { usePeriksa } from './usePeriksa.ts'

const Content = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  'gap': 24,
  'maxWidth': 760,
  '& code': { overflowWrap: 'anywhere' },
})
const Results = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(0, 1fr)',
  'gap': 24,
  '& section': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
})

/** /periksa: checks a proof of the public log in the browser, also without a network (sealing.md §5). */
export default function PeriksaPage() {
  const [proof, setProof] = useState('')
  const [kept, setKept] = useState('')
  const { outcome, busy, run, clear } = usePeriksa()
  const file = useRef<HTMLInputElement>(null)
  const take = async (chosen: File | undefined) => {
    if (!chosen) return
    const text = await chosen.text().catch(() => null)
    if (text === null) return notify(ui.errors.berkasBerubah(chosen.name), 'error')
    setProof(text)
    await run(text, kept)
  }
  return (
    <>
      <PageTitle title={teks.judul} description={teks.keterangan} />
      <Content>
        <form
          noValidate
          style={{ display: 'grid', gap: 16 }}
          onSubmit={(event) => {
            event.preventDefault()
            void run(proof, kept)
          }}
        >
          <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
            <input
              ref={file}
              type="file"
              accept="application/json,.json,application/pdf,.pdf"
              hidden
              aria-label={teks.berkas}
              onChange={(event) => {
                void take(event.target.files?.[0])
                event.target.value = ''
              }}
            />
            <Button variant="outlined" onClick={() => file.current?.click()}>
              {teks.pilih}
            </Button>
            <Typography color="text.secondary">{teks.berkasPetunjuk}</Typography>
          </div>
          <Area
            label={teks.berkasTempel}
            value={proof}
            onChange={(value) => {
              setProof(value)
              clear()
            }}
          />
          <Area
            label={teks.lama}
            hint={teks.lamaPetunjuk}
            value={kept}
            onChange={(value) => {
              setKept(value)
              clear()
            }}
          />
          <div>
            <Button type="submit" variant="contained" disabled={busy}>
              {busy ? teks.memeriksa : teks.periksa}
            </Button>
          </div>
        </form>
        <Results role="status">{outcome && <Hasil outcome={outcome} />}</Results>
        <SatuBerkas />
      </Content>
    </>
  )
}

interface AreaProps {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}

const Area = ({ label, hint, value, onChange }: AreaProps) => (
  <TextField
    label={label}
    helperText={hint}
    value={value}
    multiline
    minRows={3}
    maxRows={10}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off' } }}
  />
)
