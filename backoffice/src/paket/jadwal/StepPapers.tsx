import Discard from '@mui/icons-material/Close'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { FileLink } from '@eproc/ui/document/FileLink.tsx'
import { BerkasPicker } from '../../shared/form/BerkasPicker.tsx'
import { LimitedText } from '../../shared/form/LimitedText.tsx'
import { present, type DraftPapers, type DraftRow } from './revisi_draft.ts'

const text = paketLayar.revisi

const Folded = styled('details')(({ theme }) => ({
  '& > summary': {
    cursor: 'pointer',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
    padding: '4px 0',
    width: 'fit-content',
  },
  '& > div': { display: 'grid', gap: 8, justifyItems: 'start', padding: '8px 0 8px 16px' },
}))

/** Archive number and files of a step, with who sees them (S3 §2.4); folded, since most steps change none. */
export function StepPapers() {
  const source = useWrappedSource('')
  const { tahap, noArsip, berkas, files: chosen } = useWatch({ name: source }) as DraftRow
  const files = present(chosen)
  const { setValue } = useFormContext()
  const change = (part: Partial<Pick<DraftPapers, 'berkas' | 'files'>>) =>
    Object.entries(part).forEach(([list, value]) =>
      setValue(`${source}.${list}`, value, { shouldDirty: true })
    )
  const summary = [noArsip, text.jumlahBerkas(berkas.length + files.length)].filter(Boolean)
  return (
    <Folded>
      <summary>
        {text.arsipUntuk(tahap)}: {summary.join(', ')}
      </summary>
      <div>
        <LimitedText
          source="noArsip"
          label={text.noArsip(tahap)}
          sx={{ width: '100%', maxWidth: 400 }}
          max={100}
        />
        {berkas.map((b) => (
          <Paper
            key={b.file}
            name={b.nama}
            link={<FileLink path={b.file} name={b.nama} />}
            shown={b.showVendor}
            onShow={(showVendor) =>
              change({
                berkas: berkas.map((x) => (x.file === b.file ? { ...x, showVendor } : x)),
              })
            }
            // What is stored stays; what came with the waiting revision may go again.
            {...(b.showVendorLama === null && {
              onDrop: () => change({ berkas: berkas.filter((x) => x.file !== b.file) }),
            })}
          />
        ))}
        {files.map((f, i) => (
          <Paper
            key={f.key}
            name={f.file.name}
            link={f.file.name}
            shown={f.showVendor}
            onShow={(showVendor) => change({ files: files.with(i, { ...f, showVendor }) })}
            onDrop={() => change({ files: files.filter((x) => x.key !== f.key) })}
          />
        ))}
        <BerkasPicker
          name={tahap}
          file={null}
          onPick={(file) =>
            file &&
            change({ files: [...files, { file, showVendor: false, key: crypto.randomUUID() }] })
          }
        />
      </div>
    </Folded>
  )
}

interface PaperProps {
  name: string
  link: ReactNode
  shown: boolean
  onShow: (shown: boolean) => void
  onDrop?: () => void
}

const Paper = ({ name, link, shown, onShow, onDrop }: PaperProps) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px' }}>
    <span style={{ overflowWrap: 'anywhere' }}>{link}</span>
    <FormControlLabel
      label={paketLayar.unggah.tampak}
      control={
        <Checkbox
          size="small"
          checked={shown}
          onChange={(_, checked) => onShow(checked)}
          slotProps={{ input: { 'aria-label': text.tampakUntuk(name) } }}
        />
      }
    />
    {onDrop && (
      <IconButton size="small" aria-label={text.buang(name)} onClick={onDrop}>
        <Discard fontSize="small" />
      </IconButton>
    )}
  </div>
)
