import { TextInput, type TextInputProps } from 'react-admin'

/** A text that must be filled and has the length that the rules allow. */
export const RequiredText = ({ max, ...props }: TextInputProps & { max: number }) => (
  <TextInput isRequired {...props} slotProps={{ htmlInput: { maxLength: max } }} />
)
