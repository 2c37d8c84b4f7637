import Lab
import Platform

/// A list of the transcripts that failed in the last run, stored in the folders of the pending changes.
struct FailedTranscripts {
  private let pages: [PendingFile]

  init(of paths: [String]) { pages = paths.map { PendingFile(of: $0) } }

  var flags: [Bool] {
    let failed = Set(pages.map(\.folder)).flatMap { folder in
      names(in: folder).map { PendingFile(folder: folder, name: $0) }
    }
    return pages.map(Set(failed).contains)
  }

  func remember(_ hasFailed: [Bool]) throws(Failure) {
    let results = Dictionary(grouping: zip(pages, hasFailed), by: \.0.folder)
    for (folder, results) in results {
      var names = names(in: folder)
      let before = names
      for (page, hasFailed) in results {
        if hasFailed { names.insert(page.name) } else { names.remove(page.name) }
      }
      guard names != before else { continue }
      try PendingFile.ignore(folder)
      try TextFile.write(names.sorted().map { $0 + "\n" }.joined(), to: folder + "/failed")
    }
  }

  private func names(in folder: String) -> Set<String> {
    let text = (try? TextFile(folder + "/failed").text) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }
}
