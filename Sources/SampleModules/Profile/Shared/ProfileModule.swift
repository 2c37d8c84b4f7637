import ComparisonData
import Stage

extension Module {
  /// A module with a dashboard of profile and weekly stats, and a page that edits the name.
  public static func profile(variants: [Variant]) -> Module {
    Module(
      name: "profile",
      title: "Profile",
      summary: "a dashboard of a profile and stats, and a page on which the name is edited",
      variants: variants,
      scenarios: profileScenarios
    )
    .lending([Profile.jeff, WeeklyStats.busy, ProfileError.unavailable])
    .compared(
      responsibilities: [
        .get: "get the profile",
        .format: "turn a day and a name into text",
        .decide: "decide whether the dashboard is complete",
        .draw: "put the profile on screen",
        .navigate: "open the page for the name",
        .keep: "keep a new profile in the cache",
      ]
    )
  }
}
