/// A block of a measurements file, which describes one fault, one suite or one change request.
///
/// `Tests/SuiteMeasuring/MeasurementFile.swift` writes these files.
/// A line such as `lines 12: ListTests.swift` has a kind, words and, behind the first colon, a text. Blank lines separate blocks.
struct MeasurementBlock {
  private let lines: [(words: [String], text: String)]

  /// Reads the blocks of a file; lines of another form, such as a title, are left out.
  static func blocks(in text: String) -> [MeasurementBlock] {
    text.split(separator: "\n\n").map { block in
      MeasurementBlock(
        lines: block.split(separator: "\n").compactMap { line in
          guard let colon = line.firstRange(of: ": ") else { return nil }
          let words = line[..<colon.lowerBound].split(separator: " ").map(String.init)
          return (words, String(line[colon.upperBound...]))
        }
      )
    }
  }

  /// The words of the first line after the kind, and its text; nil if the block is of another kind.
  func head(_ kind: String) -> (words: [String], text: String)? { entries(kind).first }

  func entries(_ kind: String) -> [(words: [String], text: String)] {
    lines.filter { $0.words.first == kind }.map { (Array($0.words.dropFirst()), $0.text) }
  }

  func texts(_ kind: String) -> [String] { entries(kind).map(\.text) }

  /// The texts of the lines of a kind by the word after it.
  func textsByName(_ kind: String) -> [String: String] {
    Dictionary(entries(kind).map { ($0.words.joined(separator: " "), $0.text) }) { $1 }
  }
}

extension SuiteMeasures {
  /// Reads the measurements of a module's tests from a file in `SampleModules/Measurements`.
  package init(text: String) {
    let blocks = MeasurementBlock.blocks(in: text)
    let suites = blocks.compactMap { block in
      block.head("suite").map { ($0.words[0], SuiteMeasure(block, digest: $0.text)) }
    }
    let faults = blocks.compactMap { block in
      block.head("fault").map { head in
        let rule = block.texts("rule").joined()
        return Fault(head.words[0], head.text, rule: rule, scenario: head.words[1])
      }
    }
    self.init(faults: faults, suites: Dictionary(suites) { $1 })
  }
}

extension SuiteMeasure {
  fileprivate init(_ block: MeasurementBlock, digest: String) {
    self.init(
      doubles: block.texts("double"),
      waits: block.texts("wait"),
      lines: block.entries("lines").map { File($0.text, lines: Int($0.words[0]) ?? 0) },
      killers: block.textsByName("killed"),
      inapplicable: block.textsByName("inapplicable"),
      digest: digest
    )
  }
}

extension ChangeProof {
  /// Reads the results of change requests from a file in `SampleModules/Measurements`, by the patch.
  package static func proofs(text: String) -> [String: ChangeProof] {
    let proofs = MeasurementBlock.blocks(in: text).compactMap { block in
      block.head("change").map { ($0.words[0], ChangeProof(block, digest: $0.text)) }
    }
    return Dictionary(proofs) { $1 }
  }

  private init(_ block: MeasurementBlock, digest: String) {
    let files = block.entries("file").map { words, name in
      ChangedSuite.File(name, added: Int(words[0]) ?? 0, removed: -(Int(words[1]) ?? 0))
    }
    self.init(
      digest: digest,
      deviation: block.head("deviation").map { Deviation(in: $0.words[0], after: $0.text) },
      suite: block.head("tests").map { _ in
        ChangedSuite(files: files, doubles: block.texts("double"))
      }
    )
  }
}
