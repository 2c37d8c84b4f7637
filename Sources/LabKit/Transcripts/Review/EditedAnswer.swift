import LineEditing
import Platform
import PrintableText
import TranscriptKit

extension PendingChange {
  func edit(on screen: FullScreen) throws {
    let transcript = transcript
    let number = difference.number
    let path = transcript.place.path + ".answer"
    try TextFile.write(transcript.replay.writtenOutput(of: number), to: path)
    defer { unlink(path) }
    let editor = "${VISUAL:-${EDITOR:-vi}}"
    guard screen.run("\(editor) \(path.quotedForShell)") == 0 else {
      throw Failure("The editor ended with an error. Nothing was changed.")
    }
    let text = try TextFile(path).text
    guard let edited = transcript.replay.withOutput(text, of: number) else {
      throw Failure(
        "This text differs from the answer of now. Only [..], [ID:a] and ... may stand for a part of it."
      )
    }
    try transcript.place.write(PendingPage(base: transcript.file.text, markdown: edited.markdown))
  }
}
