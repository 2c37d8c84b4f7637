import PrintableText
import SequenceDiagrams
import TerminalText
import Traces

/// The beginning of a file, by which what the laboratory wrote is told from all else.
struct OwnFile {
  private let text: String

  /// Takes the first bytes of a file.
  init(beginning: [UInt8]) { text = String(decoding: beginning, as: UTF8.self) }

  /// How many bytes tell.
  static let count = 4_096

  /// Whether a trace, a transcript, a report or an export begins so, or nothing is there that could be lost.
  var isOurs: Bool {
    text.isEmpty || isTrace || isTranscript || isDrawing || isScript || isCast || isReport
  }

  private var isTrace: Bool { text.hasPrefix(#"{"viperlab":"#) || text.hasPrefix("lanes ") }

  private var isCast: Bool {
    text.hasPrefix("{\"version\": 2, ") && lines(1)[0].hasSuffix("\"title\": \"viperlab\"}")
  }

  /// The heading of a report, and below it what writes it.
  var isReport: Bool {
    text.hasPrefix("# ") && lines(8).contains { $0.contains(Report.signature) }
  }

  private var isScript: Bool {
    text.hasPrefix("sequenceDiagram\n    ")
      || text.hasPrefix("@startuml\n") && text.contains(" as p0")
      || text.hasPrefix("<svg ") && text.contains(#"aria-labelledby="title desc""#)
  }

  /// A heading, and a session below it.
  private var isTranscript: Bool {
    let lines = lines(4)
    guard lines.count == 4, lines[0].hasPrefix("# "), lines[1].isEmpty else { return false }
    return lines[2].hasPrefix("```") && lines[2].hasSuffix("`console")
      && lines[3].hasPrefix("viper")
  }

  /// Names of lanes, and below them a row with its number.
  private var isDrawing: Bool {
    lines(24).contains { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.count > 1, Int(words[0]) != nil, let sign = words[1].unicodeScalars.first else {
        return false
      }
      return "┊│┃|#:".unicodeScalars.contains(sign)
    }
  }

  /// Whether nothing is there that could be lost.
  var isEmpty: Bool { text.isEmpty }

  /// What begins it, in a few words.
  var excerpt: String {
    let line = lines(1).first.map { String($0.prefix(40)) } ?? ""
    return "\"" + line.escaped() + (line.count == 40 ? "…\"" : "\"")
  }

  private func lines(_ count: Int) -> ArraySlice<Substring> {
    text.split(separator: "\n", maxSplits: count, omittingEmptySubsequences: false).prefix(count)
  }
}

extension [String] {
  /// Takes away `--force`; says whether it was there.
  mutating func takeForce() -> Bool {
    let count = count
    removeAll { $0 == "--force" }
    return self.count < count
  }
}

extension Session {
  /// Writes a file and says so; what the laboratory did not write is overwritten by force only.
  ///
  /// `isReplaceable` chooses the laboratory's files that are overwritten without force, such as reports.
  func write(
    _ content: String,
    to path: String,
    isForced: Bool,
    over isReplaceable: (OwnFile) -> Bool = \.isOurs
  ) throws(Refusal) -> StyledText {
    let former = try former(path, isForced: isForced)
    if let former, !former.isEmpty, !isReplaceable(former), !isForced {
      throw .failed(
        "\(path.readablePath) holds something else; it begins \(former.excerpt). Choose another name, or "
          + "add  --force  to overwrite it. Nothing was changed."
      )
    }
    do throws(FileError) { try files.write(path, Array(content.utf8)) } catch {
      throw .failed(error.description)
    }
    return StyledText("\(what(former)): \(path.readablePath)\n", .good)
  }

  private func what(_ former: OwnFile?) -> String {
    guard let former else { return "Written" }
    if former.isOurs { return "Written, in place of what was there" }
    return "Written, in place of what began \(former.excerpt)"
  }

  /// The beginning of what is in a file; nil where there is none, or none that could be lost.
  private func former(_ path: String, isForced: Bool) throws(Refusal) -> OwnFile? {
    do throws(FileError) {
      return OwnFile(beginning: try files.beginning(of: path, count: OwnFile.count))
    } catch {
      switch error {
      case .missing, .isNoFile, .isFolder: return nil
      case .unreadable where isForced && error.isForbidden: return nil
      case .unreadable where error.isForbidden:
        throw .failed(
          "\(error.description) Choose another name, or add  --force  to overwrite it."
        )
      case .unreadable: throw .failed("\(error.description) Choose another name.")
      case .tooLong, .hasNoHome, .outsidePage, .unwritable: throw .failed(error.description)
      }
    }
  }
}
