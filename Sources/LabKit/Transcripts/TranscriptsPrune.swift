import ArgumentParser
import Platform
import PrintableText
import Traces
import TranscriptKit

extension TranscriptsCommand {
  struct Prune: ParsableCommand, LaboratoryTask {
    static let configuration = CommandConfiguration(
      abstract: "Forget pending changes whose page is gone or has changed since."
    )

    @OptionGroup var positions: TranscriptPaths

    func run(in laboratory: Laboratory) async throws -> Int32 {
      let paths = try positions.paths
      let places = paths.map { PendingFile(of: $0) }
      let given = positions.positions + (positions.positions.isEmpty ? ["Transcripts/x", "x"] : [])
      let others = (given + given.map { $0 + "/x" }).map { PendingFile(of: $0).folder }
      var removed: [String] = []
      for folder in Set(places.map(\.folder) + others).sorted() {
        for place in try kept(in: folder) where place.isUseless {
          try place.remove()
          removed.append(place.path)
        }
      }
      for path in removed { laboratory.console.write(plain: "Removed: \(path.printable())\n") }
      laboratory.console.write(plain: "\(removed.count.counted("page")) removed\n")
      return 0
    }

    private func kept(in folder: String) throws(Failure) -> [PendingFile] {
      guard Sandbox.current == nil, access(folder, F_OK) == 0 else { return [] }
      return try FolderWalk(of: [folder], ending: ".md").paths.map {
        PendingFile(folder: folder, name: String($0.dropFirst(folder.count + 1)))
      }
    }
  }
}

extension PendingFile {
  fileprivate var isUseless: Bool {
    guard let text = try? TextFile(page).text, let content else { return true }
    return !content.applies(to: text)
  }
}

extension String {
  func makeFolders() {
    guard Sandbox.current == nil else { return }
    for slash in indices.dropFirst() where self[slash] == "/" {
      mkdir(String(self[..<slash]), 0o777)
    }
  }
}
