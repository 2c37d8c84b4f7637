import Foundation

struct DiagramBenchmarks {
  let viperlab: Viperlab
  let messages: Int
  let rounds: Int

  private var sizes: [Int] {
    [8, 100, 1_000, 10_000, 100_000, 1_000_000].filter { $0 < messages } + [messages]
  }

  /// Prints the table, and whether the budgets are met.
  func run() throws {
    let folder = try BenchmarkFolder(viperlab)
    defer { folder.remove() }
    let cases = DiagramCase.all(viperlab) + DiagramCase.peers.filter(\.isInstalled)
    let costs = try cases.map {
      try DiagramCosts(of: $0, sizes: sizes, in: folder, rounds: rounds)
    }
    print(DiagramTable(sizes: sizes, costs: costs).text, terminator: "\n\n")
    for line in DiagramBudget.all.compactMap({ $0.verdict(costs) }) { print(line) }
    for layout in ["ladder", "wide"] { print(try FirstBytes(layout, in: folder)) }
    let missing = DiagramCase.peers.filter { !$0.isInstalled }.map(\.name)
    if !missing.isEmpty { print("Not installed: \(missing.joined(separator: ", ")).") }
  }
}

struct DiagramTable {
  let sizes: [Int]
  let costs: [DiagramCosts]

  var text: String { ([head, rule] + costs.map(row)).joined(separator: "\n") }

  private var head: String {
    let ratios = ["µs", "MB"].map { "\($0), to \(grouped(before))" }
    return line(["messages"] + sizes.map(grouped) + ["µs a message", "exponent"] + ratios)
  }

  /// The second largest number of messages, with which the largest is compared.
  private var before: Int { sizes.dropLast().last ?? 0 }

  private var rule: String { "|---|" + String(repeating: "--:|", count: sizes.count + 4) }

  private func row(_ one: DiagramCosts) -> String {
    let cells = sizes.map { one[$0].map(cell) ?? "–" }
    let numbers = [one.microseconds, one.exponent].map { $0.map { rounded($0, 2) } ?? "–" }
    let ratios = [one.timeRatio(to: before), one.memoryRatio(to: before)]
      .map { $0.map { "× \(rounded($0, 2))" } ?? "–" }
    return line([one.name] + cells + numbers + ratios)
  }

  private func cell(_ cost: ProcessCost) -> String {
    "\(rounded(cost.seconds, 3)) s, \(rounded(cost.megabytes, 1)) MB"
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}

private func grouped(_ number: Int) -> String {
  number < 1_000
    ? "\(number)" : grouped(number / 1_000) + "," + String(format: "%03d", number % 1_000)
}

func rounded(_ number: Double, _ digits: Int) -> String {
  String(format: "%.\(digits)f", number)
}

/// The part of a drawing that arrives while its input pipe is still open after some 64 KB.
struct FirstBytes: CustomStringConvertible {
  let layout: String
  let given: Int
  /// Bytes of the drawing received while the pipe was open.
  private(set) var drawn = 0
  /// Bytes of the drawing of the same input from a file.
  let whole: Int

  /// Writes the input and reads until the whole drawing has arrived, or nothing arrives for ten seconds.
  init(_ layout: String, in folder: BenchmarkFolder) throws {
    let input = DiagramInput(labels: .usual, messages: 1_500)
    let file = try folder.file(of: input, as: .notation)
    let arguments = ["diagram", "--layout", layout, "--width", "120"]
    let drawing = file.appendingPathExtension(layout)
    try folder.viperlab.run(arguments + [file.path], into: drawing)
    let text = try Data(contentsOf: file)
    (self.layout, given, whole) = (layout, text.count, try Data(contentsOf: drawing).count)
    let process = Process()
    let (feed, output) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: folder.viperlab.path)
    process.arguments = arguments + ["-"]
    (process.standardInput, process.standardOutput) = (feed, output)
    try process.run()
    try feed.fileHandleForWriting.write(contentsOf: text)
    while drawn < whole, let bytes = FirstBytes.next(from: output.fileHandleForReading) {
      drawn += bytes
    }
    try feed.fileHandleForWriting.close()
    _ = try output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
  }

  /// Waits for output and returns its bytes' number; nil after ten seconds without output.
  private static func next(from file: FileHandle) -> Int? {
    var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 10_000) > 0 else { return nil }
    let bytes = file.availableData.count
    return bytes > 0 ? bytes : nil
  }

  var description: String {
    """
    While the pipe is open, \(layout): of \(given) bytes of input \(drawn) of \(whole) bytes are \
    drawn.
    """
  }
}
