@testable import LineEditing

/// Returns the columns of a scalar independently of the machine's locale.
func testWidth(_ scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  case 0x0300...0x036F, 0x200D: 0
  case 0x1100...0x115F, 0xAC00...0xD7A3, 0x1F300...0x1F64F: 2
  case 0x10_0000...: -1
  default: 1
  }
}

func glyphs(_ text: String) -> [Glyph] {
  text.unicodeScalars.map { Glyph($0, width: testWidth) }
}

func screen(
  _ prompt: Prompt = Prompt("> ", attributes: "36"),
  columns: Int = 10,
  rows: Int = 5,
  isColoured: Bool = true
) -> EditorScreen {
  EditorScreen(
    prompt: prompt,
    size: Terminal.Size(rows: rows, columns: columns),
    isColoured: isColoured,
    width: testWidth
  )
}

func buffer(_ text: String, cursor: Int? = nil) -> EditBuffer {
  let scalars = Array(text.unicodeScalars)
  return EditBuffer(scalars, cursor: cursor ?? scalars.count)
}
