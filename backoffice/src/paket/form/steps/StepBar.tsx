import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { use } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { aturanPaket } from '@eproc/domain/paket/aturan_paket'
import { paketLayar } from '@eproc/i18n/id/paket_office'
import { MessageBox } from '@eproc/ui/feedback/MessageBox.tsx'
import { EditorContext, listFindings, stepOf } from '../rules.ts'
import { toInput, type FormInput } from '../values.ts'

const text = paketLayar.editor
const UPRIGHT = {
  'flexWrap': 'wrap',
  'gap': 1,
  '& .MuiStepConnector-root': { display: 'none' },
  /* MUI's reach into the lines above and below: of two buttons the lower would be pressed. */
  '& .MuiStepButton-root': { margin: 0, padding: '6px 4px' },
} as const

interface StepBarProps {
  active: number
  onChoose: (step: number) => void
}

/** The steps, each with the number of fields still wrong after an attempt to save. */
export function StepBar({ active, onChoose }: StepBarProps) {
  const context = use(EditorContext)
  const input = useWatch<FormInput>() as FormInput
  const { submitCount } = useFormState<FormInput>()
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  const findings = submitCount > 0 ? aturanPaket(toInput(input), context) : []
  const wrongIn = (step: number) => findings.filter((g) => stepOf(g.field) === step).length
  return (
    <>
      <Stepper nonLinear activeStep={active} alternativeLabel={wide} sx={wide ? {} : UPRIGHT}>
        {text.langkah.map((title, step) => (
          <Step key={title} completed={false}>
            <StepButton
              onClick={() => onChoose(step)}
              optional={wrongIn(step) > 0 && <Wrong count={wrongIn(step)} />}
            >
              {title}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      {/* Findings of a whole list have no field of their own to stand at. */}
      {listFindings(findings)
        .filter((g) => stepOf(g.field) !== active)
        .map((g) => (
          <MessageBox key={g.field} tone="error">
            {text.langkah[stepOf(g.field)]}: {g.message}
          </MessageBox>
        ))}
    </>
  )
}

const Wrong = ({ count }: { count: number }) => (
  <Typography variant="caption" color="error">
    {text.stepErrors(count)}
  </Typography>
)
