import LessonKit

/// Where a learner's progress is kept: lines that are only added.
public struct ProgressStore {
  /// The path of its file; nil where it lasts for the session only.
  public let path: String?
  /// The whole text; empty where nothing was kept yet.
  public let read: () -> String
  /// Adds records; says why they could not be kept, nil where they were.
  public let append: ([ProgressRecord]) -> String?

  /// Makes a place to keep progress in.
  public init(
    path: String?,
    read: @escaping () -> String,
    append: @escaping ([ProgressRecord]) -> String?
  ) {
    (self.path, self.read, self.append) = (path, read, append)
  }

  /// Progress that lasts as long as the session.
  public static func inMemory() -> ProgressStore {
    let kept = Kept()
    return ProgressStore(path: nil, read: { ProgressText.text(of: kept.records) }) { records in
      kept.records += records
      return nil
    }
  }

  private final class Kept {
    var records: [ProgressRecord] = []
  }
}
