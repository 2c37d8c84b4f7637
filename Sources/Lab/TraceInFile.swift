import SequenceDiagrams
import Traces

extension Session {
  /// The trace in a file, in the notation or as JSON Lines.
  func trace(in path: String) throws(Refusal) -> Trace {
    let text = String(decoding: try bytes(of: path), as: UTF8.self)
    let isJSON = text.first { !$0.isWhitespace } == "{"
    do {
      return isJSON ? try Trace(jsonLines: text) : try Trace(notation: text)
    } catch {
      throw .failed("\(path): \(error)".escapingControls())
    }
  }

  private func bytes(of path: String) throws(Refusal) -> [UInt8] {
    do throws(FileError) { return try files.read(path) } catch {
      throw .failed(error.description.escapingControls())
    }
  }
}
