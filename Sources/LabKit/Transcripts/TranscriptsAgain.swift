import ArgumentParser
import TranscriptKit

extension TranscriptsCommand {
  struct Again: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Replay pages from standard input under other conditions.",
      shouldDisplay: false
    )

    func run(in laboratory: Laboratory) async throws -> Int32 {
      var bytes: [UInt8] = []
      try ByteInput("-").read {
        bytes.append(contentsOf: $0)
        return true
      }
      guard let pages = PageEncoding(bytes)?.pages else { throw Failure("These are no pages.") }
      let sessionFactory = laboratory.sessionFactory
      let results = try await Array(pages.reversed()).concurrentMap { _, page in
        let transcript = try Transcript(markdown: page.text, path: page.path)
        let replay = await sessionFactory.replay(of: transcript, seed: 20_261)
        if let line = replay.timedOutLine {
          throw Failure("\(page.path):\(line): did not end in time.", status: 4)
        }
        return PageEncoding.Page(path: page.path, text: replay.result.markdown)
      }
      PageEncoding(results.reversed()).bytes.withUnsafeBytes { _ = laboratory.console.write($0) }
      return 0
    }
  }
}
