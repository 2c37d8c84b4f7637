import ArgumentParser
import Lab
import PrintableText
import Stage
import TranscriptKit

extension TranscriptsCommand {
  struct New: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Write a transcript, NAME.md, with what is answered now."
    )

    @Argument(help: "The page, such as Transcripts/login; folders are made where they are missing.")
    var name: String

    @Option(
      help: "A file with commands, one a line, or a page whose commands are taken.",
      completion: .file()
    )
    var from: String?

    func run(in laboratory: Laboratory) async throws -> Int32 {
      if let problem {
        throw Failure("\(problem) For example:  \(Program.name) transcripts new Transcripts/login")
      }
      let path = name.hasSuffix(".md") ? name : name + ".md"
      if TextFile.exists(path) { throw Failure("\(path.printable()) is there already.") }
      let commands = try from.map { file throws(Failure) in try self.commands(in: file) }
      let first = laboratory.modules().first.map { ["load \($0.name)", "open", "trace"] }
      let inputs = commands ?? first ?? ["help"]
      guard !inputs.isEmpty else { throw Failure("\((from ?? "").printable()): holds no command.") }
      let exchanges = inputs.map { Exchange(input: $0, output: "") }
      let page = Transcript(title: path.title, exchanges: exchanges, path: path)
      let result = await laboratory.sessionFactory.replay(of: page).result
      if let unstable = try UnstableAnswer.first(in: [(result, Set(1...inputs.count))])[0] {
        laboratory.console.write(plain: unstable.text)
        return 1
      }
      try path.makeFolders()
      try TextFile.write(result.markdown, to: path)
      laboratory.console.write(
        plain: "Written: \(path.printable())\nNext:  \([path].transcriptsLine("test"))\n"
      )
      return 0
    }

    /// The problem with a name that is empty, names a folder, or is hidden from tests by a leading dot; else nil.
    private var problem: String? {
      let last = name.splitAtLastSlash.name
      if last.trimmed.isEmpty || last == ".md" {
        let folder = name.isEmpty || last == ".md" ? "" : " \(name.printable()) names a folder."
        return "A page needs a name.\(folder)"
      }
      let names = name.split(separator: "/").filter { ![".", ".."].contains($0) }
      if names.contains(where: { $0.hasPrefix(".") }) {
        return "\(name.printable()) would be hidden, and no test finds it."
      }
      return [".", ".."].contains(last) ? "\(name.printable()) names a folder." : nil
    }

    private func commands(in file: String) throws(Failure) -> [String] {
      if file.hasSuffix(".md") {
        return try Transcript(file: file).exchanges.filter { $0.file == nil }.map(\.input)
      }
      return try CopiedSession.commands(in: TextFile(file).lines).map(\.text)
        .filter { !$0.trimmed.isEmpty }
    }
  }
}

extension String {
  fileprivate var title: String {
    let words = splitAtLastSlash.name.dropLast(".md".count).split(separator: "-")
    let text = words.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
