/// The faults of a module, as its `Mutants.txt` writes them.
///
///     # revealed by: open
///     fault wrong-price: the price is shown without its currency
///     in MVC ProductListViewController.swift
///     -    price = formatter.string(from: product.price)
///     +    price = "\(product.price)"
struct FaultFile {
  /// The faults, in the order of the file.
  private(set) var faults: [Mutant] = []

  /// Reads a file; the first line that is not understood is an error.
  init(_ text: String) throws(FaultFileError) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() {
      do throws(FaultFileError.Problem) { try read(line) } catch {
        throw FaultFileError(line: position + 1, problem: error)
      }
    }
    do throws(FaultFileError.Problem) { try end() } catch {
      throw FaultFileError(line: lines.count, problem: error)
    }
  }

  private mutating func read(_ line: Substring) throws(FaultFileError.Problem) {
    if line.hasPrefix("fault ") {
      try begin(line.dropFirst("fault ".count))
    } else if line.hasPrefix("in ") {
      try open(line.dropFirst("in ".count))
    } else if line.hasPrefix("-") || line.hasPrefix("+") {
      try change(line.first == "-" ? \.old : \.new, String(line.dropFirst()))
    } else if !line.isEmpty, !line.hasPrefix("#") {
      throw .unknownLine
    }
  }

  private mutating func begin(_ words: Substring) throws(FaultFileError.Problem) {
    try end()
    guard let colon = words.firstIndex(of: ":") else { throw .noSummary }
    let name = String(words[..<colon])
    let summary = words[words.index(after: colon)...].drop { $0 == " " }
    guard !name.isEmpty, !summary.isEmpty else { throw .noSummary }
    guard !faults.contains(where: { $0.name == name }) else { throw .sameName(name) }
    faults.append(Mutant(name: name, summary: String(summary)))
  }

  private mutating func open(_ words: Substring) throws(FaultFileError.Problem) {
    let words = words.split(separator: " ").map(String.init)
    guard words.count == 2 else { throw .missingLocation }
    guard let fault = faults.indices.last else { throw .noFault }
    if let planting = faults[fault].plantings.last, planting.old.isEmpty { throw .nothingChanged }
    faults[fault].plantings.append(Planting(variant: words[0], file: words[1]))
  }

  private mutating func change(
    _ side: WritableKeyPath<Planting, [String]>,
    _ line: String
  ) throws(FaultFileError.Problem) {
    guard let fault = faults.indices.last,
      let planting = faults[fault].plantings.indices.last
    else { throw .missingLocation }
    let isLate = side == \.old && !faults[fault].plantings[planting].new.isEmpty
    guard !isLate else { throw .oldAfterNew }
    faults[fault].plantings[planting][keyPath: side].append(line)
  }

  /// What is wrong where a fault ends.
  private func end() throws(FaultFileError.Problem) {
    guard let fault = faults.last else { return }
    guard let planting = fault.plantings.last, !planting.old.isEmpty else { throw .nothingChanged }
  }
}

/// Why and where a text is not a list of faults.
struct FaultFileError: Error, Equatable {
  /// The line, from 1.
  let line: Int
  /// What is wrong there.
  let problem: Problem

  /// What can be wrong.
  enum Problem: Error, Equatable {
    case unknownLine, noSummary, noFault, missingLocation, nothingChanged, oldAfterNew
    case sameName(String)
  }
}

// MARK: - CustomStringConvertible

extension FaultFileError: CustomStringConvertible {
  /// Where it is, what is wrong and what to write instead.
  var description: String { "line \(line): \(problem)" }
}

extension FaultFileError.Problem: CustomStringConvertible {
  /// What is wrong and what to write instead.
  var description: String {
    switch self {
    case .unknownLine: "expected fault, in, - or + at the beginning of the line"
    case .noSummary: "expected  fault NAME: WHAT GOES WRONG"
    case .noFault: "expected  fault NAME: …  first"
    case .missingLocation: "expected  in VARIANT FILE"
    case .nothingChanged: "expected lines with - before this: what is taken out"
    case .oldAfterNew: "expected all lines with - before those with +"
    case .sameName(let name): "there are two faults called \(name)"
    }
  }
}
