import Camera from '@mui/icons-material/CameraAltOutlined'
import { useState } from 'react'
import { foto } from '@eproc/i18n/id/foto'
import type { PhotoDialogProps } from './PhotoDialog.tsx'
import { PhotoInput } from './PhotoInput.tsx'
import { lazyPart } from '../layout/lazy_part.ts'
import { OptionalPart } from '../layout/OptionalPart.tsx'

/* Canvas and PDF come with the first photo. */
const PhotoDialog = lazyPart(() => import('./PhotoDialog.tsx'))

interface FieldPhotosProps extends Omit<PhotoDialogProps, 'first'> {
  /** A picture that was chosen and has to be made smaller. */
  large: File | null
  /** The device is touched: it has a camera. */
  touch: boolean
}

/** 'Ambil foto' of a field, and the dialog that makes a document of the photos. */
export default function FieldPhotos({ large, touch, onClose, ...rest }: FieldPhotosProps) {
  const [taken, setTaken] = useState<readonly File[] | null>(null)
  const first = large ? [large] : taken
  return (
    <>
      {touch && (
        <PhotoInput
          camera
          icon={<Camera />}
          name={`${foto.ambil}: ${rest.label}`}
          onPhotos={setTaken}
        >
          {foto.ambil}
        </PhotoInput>
      )}
      {first && (
        <OptionalPart>
          <PhotoDialog
            {...rest}
            first={first}
            onClose={() => {
              setTaken(null)
              onClose()
            }}
          />
        </OptionalPart>
      )}
    </>
  )
}
