import './steps.css'

/** The steps of a form, with the current one marked. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <ol className="form-steps">
      {names.map((name, index) => (
        <li
          key={name}
          data-done={index < current || undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
