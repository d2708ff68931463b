import Camera from '@mui/icons-material/CameraAltOutlined'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useContext } from 'react'
import { ukuranBerkas } from '@eproc/domain/common/format'
import { foto } from '@eproc/i18n/id/foto'
import { CancelButton, FullDialog } from '../dialog/FullDialog.tsx'
import { MessageBox } from '../feedback/MessageBox.tsx'
import { AppContext } from '../layout/AppLink.tsx'
import { LeaveGuard } from '../layout/LeaveGuard.tsx'
import { PAGE_OVERHEAD, pdfOfPhotos, type PhotoPage } from './pdf_of_photos.ts'
import { MAX_PHOTOS } from './photo.ts'
import { PhotoInput } from './PhotoInput.tsx'
import { PhotoPreview } from './PhotoPreview.tsx'
import { usePhotos } from './usePhotos.ts'

const t = foto

export interface PhotoDialogProps {
  /** Of the field; the file is named after it. */
  label: string
  first: readonly File[]
  as: 'pdf' | 'jpg'
  /** Bytes that the field takes. */
  max: number
  onUse: (file: File) => void
  onClose: () => void
}

function fileOf(pages: readonly PhotoPage[], label: string, as: 'pdf' | 'jpg'): File {
  const name = `${label.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || 'Foto'}.${as}`
  const content = as === 'pdf' ? pdfOfPhotos(pages) : pages[0]!.jpeg
  return new File([content], name, { type: content.type })
}

/** Photos of a document as they will be sent: read, turned, put in order, made small enough. */
export default function PhotoDialog({ label, first, as, max, onUse, onClose }: PhotoDialogProps) {
  const pdf = as === 'pdf'
  const roomFor = (pages: number) => (pdf ? max - PAGE_OVERHEAD * (pages + 1) : max)
  const { photos, pages, before, problem, turn, remove, moveUp, add } = usePhotos(first, roomFor)
  const file = pages && pages.length > 0 ? fileOf(pages, label, as) : null
  const taken = photos.length > 0
  const portal = useContext(AppContext) === 'portal'
  const use = () => {
    if (!file) return
    onUse(file)
    onClose()
  }
  return (
    <FullDialog
      open
      title={t.judul(label)}
      onClose={onClose}
      dirty={taken}
      actions={
        <>
          <CancelButton />
          <Button variant="contained" disabled={!file} onClick={use}>
            {t.pakai}
          </Button>
        </>
      }
    >
      {portal && <LeaveGuard dirty={taken} kept={false} />}
      <div style={{ display: 'grid', gap: 20 }}>
        <Typography>{[t.petunjuk, ...(pdf ? [t.petunjukPdf] : [])].join(' ')}</Typography>
        {problem && <MessageBox tone="error">{problem}</MessageBox>}
        {pages === null && <MessageBox tone="error">{t.tidakMuat(ukuranBerkas(max))}</MessageBox>}
        {photos.map((photo, i) => (
          <PhotoPreview
            key={photo.key}
            page={
              (pages ?? before?.pages)?.[
                pages ? i : (before?.of.findIndex((p) => p.key === photo.key) ?? -1)
              ]
            }
            number={i + 1}
            of={photos.length}
            onTurn={() => turn(photo.key)}
            onRemove={() => remove(photo.key)}
            {...(i > 0 ? { onMoveUp: () => moveUp(i) } : {})}
          />
        ))}
        <div role="status">
          {file ? (
            <Typography sx={{ fontWeight: 600 }}>
              {t.hasil(photos.length, ukuranBerkas(file.size), pdf)}
            </Typography>
          ) : (
            pages === undefined && t.menyiapkan
          )}
        </div>
        {pages === undefined && <LinearProgress aria-label={t.menyiapkan} />}
        {(pdf || photos.length === 0) && photos.length < MAX_PHOTOS && (
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
            <PhotoInput camera icon={<Camera />} onPhotos={add}>
              {photos.length > 0 ? t.tambah : t.ambil}
            </PhotoInput>
            <PhotoInput onPhotos={add}>{t.galeri}</PhotoInput>
          </div>
        )}
      </div>
    </FullDialog>
  )
}
