import SequenceDiagrams
import Traces

extension Session {
  /// The trace in a file, in the notation or as JSON Lines.
  func trace(in path: String) throws(Refusal) -> Trace {
    let bytes = try bytes(of: path)
    do throws(TraceReadingError) {
      return try Trace(reading: bytes)
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
