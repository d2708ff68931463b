import Button from '@mui/material/Button'
import { errorMessage } from '@eproc/ui/api/api.ts'
import { showAlert } from '@eproc/ui/api/notice.ts'
import { guardedFile, saveText } from '../../providers/verbs/download.ts'

/** Saves what /periksa reads of an entry of the public log: hashes, and their place in it. */
export function ProofButton({ path, name, text }: { path: string; name: string; text: string }) {
  const save = () =>
    guardedFile(path)
      .then(async (proof) => saveText(await proof.text(), name))
      .catch((error: unknown) => showAlert(errorMessage(error), 'error'))
  return (
    <Button variant="outlined" onClick={() => void save()}>
      {text}
    </Button>
  )
}
